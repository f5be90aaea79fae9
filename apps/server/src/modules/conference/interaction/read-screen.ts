import type { getScreen } from '@tuyuan/contract/conference/interaction-management.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { newestPhotos } from '../photo-wall/index.ts';
import { countAnswers } from './answer.repository.ts';
import { presentDanmaku } from './danmaku.presenter.ts';
import { listShown } from './danmaku.repository.ts';
import { presentPublic } from './interaction.presenter.ts';
import { findOnStage } from './interaction.repository.ts';
import { findConference } from './interaction-room.repository.ts';
import { oneRoom } from './one-room.ts';
import { presentQuestion } from './question.presenter.ts';
import { listPublic } from './question.repository.ts';
import { countReactions } from './reaction.repository.ts';
import { presentRoom } from './room.presenter.ts';

const maxDanmaku = 20;
const maxQuestions = 6;
const maxPhotos = 12;

/** Throws `InteractionRoom.NotFound`. */
export async function readScreen(db: Database, roomId: number, timeZone: string): Promise<OutputOf<typeof getScreen>> {
  const room = await oneRoom(db, roomId);
  const conference = await orThrow(findConference(db, room.conference_id), 'InteractionRoom.NotFound');
  const stage = await findOnStage(db, roomId);
  const danmaku = await listShown(db, roomId, maxDanmaku);
  const questions = await listPublic(db, roomId, maxQuestions);
  return {
    conference: { id: conference.id, title: conference.title, liveOn: conference.live_on },
    room: presentRoom(room),
    stage: stage && presentPublic(stage, await countAnswers(db, stage.id), timeZone),
    danmaku: danmaku.map((row) => presentDanmaku(row, timeZone)),
    questions: questions.map((row) => presentQuestion(row, timeZone)),
    reactions: await countReactions(db, roomId),
    photos: await newestPhotos(db, { conferenceId: conference.id, limit: maxPhotos, timeZone }),
  };
}
