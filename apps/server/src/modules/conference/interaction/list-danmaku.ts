import type { getDanmaku } from '@tuyuan/contract/conference/interaction.ts';
import type { getManagedDanmaku } from '@tuyuan/contract/conference/interaction-moderation.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { presentDanmaku } from './danmaku.presenter.ts';
import { listManaged, listOwnPending, listShown } from './danmaku.repository.ts';
import { oneRoom } from './one-room.ts';

const maxShown = 50;

/** Throws `InteractionRoom.NotFound`. */
export async function listDanmaku(
  { db, ticket }: TicketContext,
  roomId: number,
  timeZone: string,
): Promise<OutputOf<typeof getDanmaku>> {
  await oneRoom(db, roomId, ticket.conferenceId);
  const pending = await listOwnPending(db, roomId, ticket.attendeeId);
  const shown = await listShown(db, roomId, maxShown);
  return {
    items: [...pending, ...shown].map((row) => ({
      ...presentDanmaku(row, timeZone),
      isMine: row.attendee_id === ticket.attendeeId,
      isPending: row.state === 'pending',
    })),
  };
}

/** With their writers, for the office. Throws `InteractionRoom.NotFound`. */
export async function listManagedDanmaku(
  db: Database,
  query: InputOf<typeof getManagedDanmaku>,
  timeZone: string,
): Promise<OutputOf<typeof getManagedDanmaku>> {
  await oneRoom(db, query.roomId);
  const rows = await listManaged(db, query);
  return {
    totalCount: rows[0]?.total ?? 0,
    items: rows.slice(0, query.maxResultCount).map((row) => ({
      ...presentDanmaku(row, timeZone),
      state: row.state,
      isFlagged: row.is_flagged,
      writer: { attendeeId: row.attendee_id, name: row.name, company: row.company, isMuted: row.is_muted },
    })),
  };
}
