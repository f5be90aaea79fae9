import type { placeAttendee as endpoint, StaffAttendee } from '@tuyuan/contract/conference/user-mobile.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { changeTicketType } from './change-ticket-type.ts';
import type { ConferenceDeps } from './conference-deps.ts';
import { publishAttendeeChanged } from './publish-attendee-changed.ts';
import { presentStaffAttendee } from './staff-attendee.presenter.ts';
import { findStaffAttendee, storePlacements } from './staff-attendee.repository.ts';
import { wakeAttendeeWork } from './wake-attendee-work.ts';

/**
 * Changes an attendee's placement and ticket type within the caller's conference; omitted fields are kept. Throws the
 * same as `changeTicketType`.
 */
export function placeAttendee(
  { box, jobs, timeZone }: ConferenceDeps,
  { db, ticket, tenant }: TicketContext,
  { id, ticketTypeId, ...placement }: InputOf<typeof endpoint>,
): Promise<StaffAttendee> {
  return inTransaction(db, async (transaction) => {
    if (!(await findStaffAttendee(transaction, ticket.conferenceId, id))) throw new AppError('Attendee.NotFound');
    if (ticketTypeId !== undefined) await changeTicketType(transaction, box, { attendeeId: id, ticketTypeId });
    await storePlacements(transaction, [{ id, ...placement }]);
    wakeAttendeeWork(jobs, transaction, tenant.schema);
    await publishAttendeeChanged(transaction, id);
    const changed = await orThrow(findStaffAttendee(transaction, ticket.conferenceId, id), 'Attendee.NotFound');
    return presentStaffAttendee(changed, timeZone);
  });
}
