import type { AttendeeDetail, ManagedAttendee } from '@tuyuan/contract/conference-attendees.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { maskEmail, maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { openTicketSecrets } from '../conference/index.ts';
import { findManagedAttendee, type ManagedAttendeeRow } from './managed-attendee.repository.ts';

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
    pendingChanges: row.pending_changes,
    reason: row.decided_reason,
    createdAt: toWireDate(row.created_at, timeZone),
  };
}

const tailLength = 4;

/** One with all answers; identity numbers only for who may see personal data. Throws `Attendee.NotFound`. */
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
    answers: isOpen ? row.answers : maskedAnswers(row.answers),
    ticketTail: secrets ? secrets.code.slice(-tailLength) : '',
    ticketIssuedAt: row.issued_at && toWireDate(row.issued_at, timeZone),
    sessions: row.sessions,
  };
}

/** Identity and telephone numbers are hidden whatever their field is called. */
function maskedAnswers(answers: ManagedAttendeeRow['answers']): ManagedAttendeeRow['answers'] {
  return Object.fromEntries(
    Object.entries(answers).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value];
      if (/^\d{17}[\dXx]$/.test(value)) return [key, `${value.slice(0, 3)}************${value.slice(-3)}`];
      if (/^1\d{10}$/.test(value)) return [key, maskPhone(value)];
      return [key, key === 'email' ? maskEmail(value) : value];
    }),
  );
}
