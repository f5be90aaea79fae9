import type { getQuestions } from '@tuyuan/contract/conference/interaction.ts';
import type { getManagedQuestions } from '@tuyuan/contract/conference/interaction-moderation.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { oneRoom } from './one-room.ts';
import { presentQuestion } from './question.presenter.ts';
import { listManagedQuestions as listManaged, listSeen } from './question.repository.ts';

/** Throws `InteractionRoom.NotFound`. */
export async function listQuestions(
  { db, ticket }: TicketContext,
  query: InputOf<typeof getQuestions>,
  timeZone: string,
): Promise<OutputOf<typeof getQuestions>> {
  await oneRoom(db, query.roomId, ticket.conferenceId);
  const rows = await listSeen(db, ticket.attendeeId, query);
  return {
    totalCount: rows[0]?.total ?? 0,
    items: rows.slice(0, query.maxResultCount).map((row) => ({
      ...presentQuestion(row, timeZone),
      isMine: row.attendee_id === ticket.attendeeId,
      isVoted: row.is_voted,
    })),
  };
}

/** Questions with their authors, for the office. Throws `InteractionRoom.NotFound`. */
export async function listManagedQuestions(
  db: Database,
  query: InputOf<typeof getManagedQuestions>,
  timeZone: string,
): Promise<OutputOf<typeof getManagedQuestions>> {
  await oneRoom(db, query.roomId);
  const rows = await listManaged(db, query);
  return {
    totalCount: rows[0]?.total ?? 0,
    items: rows.slice(0, query.maxResultCount).map((row) => ({
      ...presentQuestion(row, timeZone),
      isFlagged: row.is_flagged,
      writer: { attendeeId: row.attendee_id, name: row.name, company: row.company, isMuted: row.is_muted },
    })),
  };
}
