import type { TicketSession } from '@tuyuan/contract/conference/ticket-auth.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { describeDevice } from '../../account/index.ts';
import { findTicketSessions } from './ticket-login.repository.ts';

/** Returns the phones logged in with the caller's ticket, the caller's own first. */
export async function listTicketSessions({ db, ticket }: TicketContext, timeZone: string): Promise<TicketSession[]> {
  const rows = await findTicketSessions(db, ticket.ticketId, ticket.sessionId);
  return rows.map((row) => ({
    id: row.id,
    ...describeDevice(row.user_agent),
    isCurrent: row.is_current,
    createdAt: toWireDate(row.created_at, timeZone),
    lastSeenAt: toWireDate(row.last_seen_at, timeZone),
  }));
}
