import type {
  getInteractionAnswers,
  getInteractions,
  getLotteryProof,
} from '@tuyuan/contract/conference/interaction-management.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { countAnswers, listAnswers } from './answer.repository.ts';
import { presentManagedInteraction } from './interaction.presenter.ts';
import { findInteraction, listInteractions } from './interaction.repository.ts';
import { findProof } from './lottery.repository.ts';
import { oneRoom } from './one-room.ts';

/** Throws `InteractionRoom.NotFound`. */
export async function listRoomInteractions(
  db: Database,
  roomId: number,
  timeZone: string,
): Promise<OutputOf<typeof getInteractions>> {
  await oneRoom(db, roomId);
  const rows = await listInteractions(db, roomId);
  const items = rows.map(async (row) => presentManagedInteraction(row, await countAnswers(db, row.id), timeZone));
  return { items: await Promise.all(items) };
}

/** Throws `Interaction.NotFound`. */
export async function listInteractionAnswers(
  db: Database,
  query: InputOf<typeof getInteractionAnswers>,
  timeZone: string,
): Promise<OutputOf<typeof getInteractionAnswers>> {
  if (!(await findInteraction(db, query.id))) throw new AppError('Interaction.NotFound');
  const rows = await listAnswers(db, query);
  return {
    totalCount: rows[0]?.total ?? 0,
    items: rows.slice(0, query.maxResultCount).map((row) => ({
      attendeeId: row.attendee_id,
      name: row.name,
      company: row.company,
      isMuted: row.is_muted,
      choices: row.choices,
      words: row.words,
      at: toWireDate(row.answered_at, timeZone),
    })),
  };
}

/** Throws `Interaction.NotFound`, also for a lottery that was not opened yet. */
export async function readLotteryProof(
  db: Database,
  id: number,
  timeZone: string,
): Promise<OutputOf<typeof getLotteryProof>> {
  const proof = await orThrow(findProof(db, id), 'Interaction.NotFound');
  const { entrants: entries, drawn_at: drawnAt, ...told } = proof;
  return { ...told, entries, drawnAt: drawnAt === null ? null : toWireDate(drawnAt, timeZone) };
}
