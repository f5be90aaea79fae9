import { createInteraction, createRoom, moveInteraction } from '../modules/conference/index.ts';
import { enrolPhotographer } from '../modules/library/index.ts';
import { lockSeeding } from '../modules/site/index.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import {
  demoDanmaku,
  demoInteractions,
  demoQuestions,
  demoReactions,
  demoRooms,
  demoWallPhotographer,
} from './demo-hall.data.ts';
import { findUserId } from './seed-conferences.repository.ts';
import {
  appointDemoPhotographer,
  findHallToFill,
  insertAnswers,
  insertDemoDanmaku,
  insertDemoQuestion,
  insertReactions,
  readCrowd,
} from './seed-hall.repository.ts';
import { findDemoAdmin } from './seed-schedule.repository.ts';

export interface HallDeps {
  timeZone: string;
  /** Seals the lottery seeds. */
  lotteryBox: SecretBox;
}

/** Gives the demo's conference halls with interactions that need no pictures, if it has none. */
export async function seedHall(db: Database, { timeZone, lotteryBox: box }: HallDeps): Promise<void> {
  if ((await findHallToFill(db)) === null) return;
  await inTransaction(db, async (transaction) => {
    await lockSeeding(transaction);
    const conferenceId = await findHallToFill(transaction);
    if (conferenceId === null) return;
    const rooms = new Map<string, number>();
    for (const room of demoRooms) {
      const switches = { ...room, danmakuOn: true, questionsOn: true };
      rooms.set(room.name, (await createRoom(transaction, conferenceId, switches)).id);
    }
    const crowd = await readCrowd(transaction, conferenceId);
    const host = { db: transaction, actor: { id: await findDemoAdmin(transaction) } };
    for (const { room, spec, to, ...given } of demoInteractions) {
      const roomId = rooms.get(room) ?? 0;
      const { id } = await createInteraction(host, { roomId, spec }, { timeZone, box });
      if (to === 'ready') continue;
      await moveInteraction(host, { id, to: 'open' }, { timeZone, box });
      await insertAnswers(transaction, id, answersOf(crowd, given));
      if (to === 'open') continue;
      for (const next of ['locked', 'revealed'] as const)
        await moveInteraction(host, { id, to: next }, { timeZone, box });
    }
    const roomId = rooms.get(demoRooms[0].name) ?? 0;
    for (const [index, { by, ...question }] of demoQuestions.entries())
      await insertDemoQuestion(transaction, {
        ...question,
        conferenceId,
        roomId,
        by: by ?? null,
        writer: crowd[index] ?? 0,
      });
    for (const [index, line] of demoDanmaku.entries())
      await insertDemoDanmaku(transaction, {
        ...line,
        roomId,
        attendeeId: crowd[index * 3] ?? 0,
        secondsAgo: (demoDanmaku.length - index) * 23,
      });
    await insertReactions(transaction, roomId, demoReactions);
    const userId = await findUserId(transaction, demoWallPhotographer);
    if (userId === null) return;
    await enrolPhotographer(transaction, userId);
    await appointDemoPhotographer(transaction, conferenceId, userId);
  });
}

interface Given {
  choices?: readonly number[];
  words?: readonly string[];
  entries?: number;
}

/** Gives each attendee one answer, starting with the first of the crowd. */
function answersOf(crowd: readonly number[], { choices = [], words = [], entries = 0 }: Given) {
  return crowd.slice(0, Math.max(choices.length, words.length, entries)).map((attendeeId, index) => ({
    attendeeId,
    choices: choices[index] === undefined ? [] : [choices[index]],
    words: words[index] === undefined ? [] : [words[index]],
  }));
}
