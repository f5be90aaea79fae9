import { expect, it } from 'vitest';
import { checkerWorld, mine } from './testing/checker-world.ts';

it('counts an admission once also where the page died in the middle of noting its upload', async () => {
  const { server, storage, open } = await checkerWorld();
  const checker = await open();
  server.isUp = false;
  await checker.scan({ text: mine });
  const tag = checker.state.queue[0]?.tag ?? '';
  const { writeEntry, addTold } = storage;
  const die = () => Promise.reject(new Error('The page was closed.'));
  // Whichever is written second.
  storage.writeEntry = async (entry) => {
    await writeEntry(entry);
    storage.addTold = die;
  };
  storage.addTold = async (told) => {
    await addTold(told);
    storage.writeEntry = die;
  };
  server.isUp = true;
  await expect(checker.beat()).rejects.toThrow('closed');
  Object.assign(storage, { writeEntry, addTold });
  const again = await open();
  await again.beat();
  await again.beat();
  expect(again.state.queue.map(({ state }) => state)).toEqual(['sent']);
  expect([await storage.readAdmissions(1, tag), await storage.readTold()]).toEqual([[], []]);
});
