import { beforeEach, describe, expect, it } from 'vitest';
import type { Checker } from './create-checker.ts';
import { type CheckerWorld, checkerWorld, late, mine } from './testing/checker-world.ts';

let there: CheckerWorld;
let checker: Checker;
beforeEach(async () => {
  there = await checkerWorld();
  checker = await there.open();
});

/** Scans a ticket while the server does not answer, so that the phone admits alone. */
async function admitAlone(text = mine) {
  there.server.isUp = false;
  const card = await checker.scan({ text });
  if (!card) throw new Error('Nobody was scanned.');
  return card;
}

describe('an admission that the server was asked for without answering in time', () => {
  it('is taken back there too, as it may stand there', async () => {
    there.server.isDeaf = true;
    const card = await admitAlone();
    there.server.isUp = true;
    await checker.undo(card, '扫错人');
    expect(there.server.undone).toEqual([card.nonce]);
    expect(checker.state).toMatchObject({ queue: [], card: undefined, admitted: 0 });
    there.server.isUp = false;
    await checker.scan({ text: mine });
    expect(checker.state.card?.reason).toBe('ok');
  });

  it('stands as long as the server can’t be asked', async () => {
    const card = await admitAlone();
    await expect(checker.undo(card, '扫错人')).rejects.toThrow('联网后在「记录」里撤销');
    expect(checker.state).toMatchObject({ queue: [{ state: 'waiting' }], card: { nonce: card.nonce }, admitted: 1 });
  });

  it('goes out of the queue where the server admitted nobody', async () => {
    const card = await admitAlone();
    Object.assign(there.server, { isUp: true, reason: 'already_redeemed' });
    await checker.undo(card, '扫错人');
    expect(there.server.undone).toEqual([]);
    expect(checker.state.queue).toEqual([]);
  });
});

it('takes back by the server what an upload is taking along', async () => {
  await admitAlone(late);
  const card = await admitAlone();
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(there.server, { isUp: true, uploadPause: promise });
  const beating = checker.beat();
  await expect.poll(() => there.server.uploads).toEqual([2]);
  const undoing = checker.undo(card, '扫错人');
  resolve();
  await Promise.all([beating, undoing]);
  expect(there.server.undone).toEqual([card.nonce]);
  expect(checker.state.queue.map(({ item }) => item.text)).toEqual([late]);
});

it('says so where the office has the upload to decide on', async () => {
  const card = await admitAlone();
  there.server.isUp = true;
  await checker.beat();
  there.server.reason = 'already_redeemed';
  await expect(checker.undo(card, '扫错人')).rejects.toThrow('已报会务');
});

it('leaves the card of the person who is shown by then', async () => {
  const first = await checker.scan({ text: mine });
  const second = await checker.scan({ text: late });
  if (!first) throw new Error('Nobody was scanned.');
  await checker.undo(first, '扫错人');
  expect(checker.state.card?.nonce).toBe(second?.nonce);
});
