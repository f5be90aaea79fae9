import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import type { ConferenceDeps } from './conference-deps.ts';
import { reissueTicket, resendTicket, revokeTicket } from './issue-tickets.ts';
import { publishAttendeeChanged } from './publish-attendee-changed.ts';
import { findStaffAttendee, type StaffAttendeeRow } from './staff-attendee.repository.ts';
import { wakeAttendeeWork } from './wake-attendee-work.ts';

interface Asked {
  id: number;
  reason: string;
}

/** Runs `work` on an attendee of the caller's conference. Throws `Attendee.NotFound` for another one's. */
function onAttendee<Result>(
  { jobs }: ConferenceDeps,
  { db, ticket, tenant }: TicketContext,
  id: number,
  work: (transaction: Database, attendee: StaffAttendeeRow) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    const attendee = await orThrow(findStaffAttendee(transaction, ticket.conferenceId, id), 'Attendee.NotFound');
    const result = await work(transaction, attendee);
    await publishAttendeeChanged(transaction, id);
    wakeAttendeeWork(jobs, transaction, tenant.schema);
    return result;
  });
}

/** Reissuing one's own ticket would log the caller out before they see the new one. */
function refuseSelf({ ticket }: TicketContext, id: number): void {
  if (ticket.attendeeId === id) throw new AppError('Attendee.IsSelf');
}

/** Throws `Attendee.NotFound`, `.NoPhone`, `Ticket.NotFound`, `Request.TooMany`, `Conference.Cancelled`. */
export function resendFromPhone(deps: ConferenceDeps, context: TicketContext, id: number): Promise<void> {
  return onAttendee(deps, context, id, async (transaction, attendee) => {
    if (!attendee.has_ticket) throw new AppError('Ticket.NotFound');
    if (attendee.phone === '') throw new AppError('Attendee.NoPhone');
    await resendTicket(transaction, id);
  });
}

/** Throws `Attendee.NotFound`, `.IsSelf`, `Ticket.NotFound`. */
export function revokeFromPhone(deps: ConferenceDeps, context: TicketContext, { id, reason }: Asked): Promise<void> {
  refuseSelf(context, id);
  return onAttendee(deps, context, id, (transaction) => revokeTicket(transaction, { attendeeId: id, reason }));
}

/** Returns the new code. Throws `Attendee.NotFound`, `.IsSelf`, `.StateMismatch`, `Conference.Cancelled`. */
export function reissueFromPhone(deps: ConferenceDeps, context: TicketContext, { id, reason }: Asked): Promise<string> {
  refuseSelf(context, id);
  return onAttendee(deps, context, id, (transaction) =>
    reissueTicket(transaction, deps.box, { attendeeId: id, reason }),
  );
}
