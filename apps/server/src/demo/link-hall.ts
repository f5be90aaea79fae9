import { createInteraction, moveInteraction } from '../modules/conference/index.ts';
import type { Database } from '../platform/database/database.ts';
import { demoPoll, demoWallPhotos } from './demo-hall.data.ts';
import { findPollRoom, findWallToFill, insertWallPhoto } from './link-hall.repository.ts';
import { insertAnswers, readCrowd } from './seed-hall.repository.ts';
import type { HallDeps } from './seed-hall.ts';
import { findDemoAdmin } from './seed-schedule.repository.ts';

/**
 * Puts what is published by now on the wall of the demo's conference, and opens its poll when all of its pictures are there. What
 * was done before stays as it is.
 */
export async function linkHall(
  db: Database,
  published: ReadonlyMap<string, number>,
  { timeZone, lotteryBox: box }: HallDeps,
): Promise<void> {
  const conferenceId = await findWallToFill(db);
  if (conferenceId === null) return;
  for (const [index, { file, ...photo }] of demoWallPhotos.entries()) {
    const imageId = published.get(file);
    if (imageId !== undefined)
      await insertWallPhoto(db, { ...photo, conferenceId, imageId, likes: (index * 7 + 3) % 29 });
  }
  const roomId = await findPollRoom(db, conferenceId, demoPoll);
  const options = demoPoll.options.flatMap(({ text, file }) => {
    const imageId = published.get(file);
    return imageId === undefined ? [] : [{ text, imageId }];
  });
  if (roomId === null || options.length < demoPoll.options.length) return;
  const host = { db, actor: { id: await findDemoAdmin(db) } };
  const { title } = demoPoll;
  const rules = { seconds: null, maxChoices: 1, showsLive: true, canChange: true };
  const spec = { kind: 'poll' as const, title, ...rules, options };
  const { id } = await createInteraction(host, { roomId, spec }, { timeZone, box });
  await moveInteraction(host, { id, to: 'open' }, { timeZone, box });
  const votes = demoPoll.options.flatMap(({ votes: count }, index) => Array.from({ length: count }, () => index + 1));
  const crowd = await readCrowd(db, conferenceId);
  await insertAnswers(
    db,
    id,
    crowd.slice(0, votes.length).map((attendeeId, index) => ({ attendeeId, choices: [votes[index] ?? 1], words: [] })),
  );
}
