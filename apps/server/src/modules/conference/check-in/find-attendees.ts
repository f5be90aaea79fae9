import type { AttendeeMatch } from '@tuyuan/contract/conference/check-in-records.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { matchAttendees } from './attendee-match.repository.ts';
import { findSignPoint } from './sign-point.repository.ts';

const most = 20;

/** Ticket holders of the own conference, as much of each as a door needs. Throws `CheckIn.PointNotFound`. */
export async function findAttendees(
  { db, ticket: staff }: TicketContext,
  { pointId, keyword }: { pointId: number; keyword: string },
  timeZone: string,
): Promise<AttendeeMatch[]> {
  const point = await findSignPoint(db, pointId);
  if (point?.conference_id !== staff.conferenceId) throw new AppError('CheckIn.PointNotFound');
  const found = await matchAttendees(db, { conferenceId: staff.conferenceId, pointId, keyword, limit: most });
  return found.map((row) => ({
    attendeeId: row.id,
    name: row.name,
    phone: maskPhone(row.phone),
    company: row.company,
    ticketTypeName: row.ticket_type_name,
    hall: row.hall,
    seat: row.seat,
    admittedAt: row.admitted_at && toWireDate(row.admitted_at, timeZone),
  }));
}
