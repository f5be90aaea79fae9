import type { getStaffAttendees } from '@tuyuan/contract/conference/user-mobile.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { codeMarkOf } from './code-mark-of.ts';
import type { ConferenceDeps } from './conference-deps.ts';
import { presentStaffAttendee } from './staff-attendee.presenter.ts';
import { findStaffAttendees } from './staff-attendee.repository.ts';

/** Attendees of the caller's conference. */
export async function listStaffAttendees(
  { box, timeZone }: Pick<ConferenceDeps, 'box' | 'timeZone'>,
  { db, ticket }: TicketContext,
  query: InputOf<typeof getStaffAttendees>,
): Promise<OutputOf<typeof getStaffAttendees>> {
  const rows = await findStaffAttendees(db, {
    ...query,
    conferenceId: ticket.conferenceId,
    codeMark: codeMarkOf(box, query.keyword),
  });
  return { totalCount: rows[0]?.total ?? 0, items: rows.map((row) => presentStaffAttendee(row, timeZone)) };
}
