import type { AttendeeDetail, ManagedAttendee } from '@tuyuan/contract/conference/attendees.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { maskEmail, maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { openTicketSecrets } from '../registration/index.ts';
import { findManagedAttendee, type ManagedAttendeeRow } from './managed-attendee.repository.ts';
import { maskedAnswer } from './masked-answer.ts';

export function seesPersonalData({ actor }: SignedInContext): boolean {
  return actor.permissions.has('Pages.Users.SensitiveData');
}

export function presentAttendee(context: SignedInContext, row: ManagedAttendeeRow, timeZone: string): ManagedAttendee {
  return {
    id: row.id,
    conferenceId: row.conference_id,
    name: row.name,
    phone: seesPersonalData(context) ? row.phone : maskPhone(row.phone),
    company: row.company,
    state: row.state,
    userType: row.user_type,
    ticketTypeId: row.ticket_type_id,
    ticketTypeName: row.ticket_type_name,
    waitlistPosition: row.waitlist_position,
    hall: row.hall,
    seat: row.seat,
    tableNo: row.table_no,
    groupName: row.group_name,
    badgeNo: row.badge_no,
    hasTicket: row.has_ticket,
    arrivedAt: row.arrived_at && toWireDate(row.arrived_at, timeZone),
    pendingChanges: row.pending_changes,
    reason: row.decided_reason,
    createdAt: toWireDate(row.created_at, timeZone),
  };
}

const tailLength = 4;

/** Returns one attendee with all answers; identity numbers only for callers with access to personal data. Throws `Attendee.NotFound`. */
export async function oneAttendee(
  context: SignedInContext,
  id: number,
  { box, timeZone }: { box: SecretBox; timeZone: string },
): Promise<AttendeeDetail> {
  const row = await findManagedAttendee(context.db, id);
  if (!row) throw new AppError('Attendee.NotFound');
  const isOpen = seesPersonalData(context);
  const secrets = row.sealed && openTicketSecrets(box, row.sealed);
  return {
    ...presentAttendee(context, row, timeZone),
    email: isOpen ? row.email : maskEmail(row.email),
    gender: row.gender,
    diet: row.diet,
    hostPhone: row.host_phone,
    answers: isOpen
      ? row.answers
      : Object.fromEntries(Object.entries(row.answers).map(([key, value]) => [key, maskedAnswer(key, value)])),
    ticketTail: secrets ? secrets.code.slice(-tailLength) : '',
    ticketIssuedAt: row.issued_at && toWireDate(row.issued_at, timeZone),
    sessions: row.sessions,
  };
}
