import type { AttendeeDetail } from '@tuyuan/contract/conference-attendees.ts';
import type { RegistrationAnswer, RegistrationField } from '@tuyuan/contract/conference-fields.ts';

/** An attendee as the office's form holds him. */
export interface AttendeeDraft {
  readonly name: string;
  readonly phone?: string;
  readonly ticketTypeId: number;
  readonly hostPhone?: string;
  readonly hall?: string;
  readonly seat?: string;
  readonly tableNo?: string;
  readonly groupName?: string;
  readonly badgeNo?: string;
  readonly answers?: Readonly<Record<string, RegistrationAnswer | undefined>>;
}

const ownNames = [
  'name',
  'phone',
  'ticketTypeId',
  'hostPhone',
  'hall',
  'seat',
  'tableNo',
  'groupName',
  'badgeNo',
] as const;

/** Names of all fields, those of the answers with dots. */
export function attendeeFieldNames(form: readonly RegistrationField[]): string[] {
  return [...ownNames, ...form.map(({ key }) => `answers.${key}`)];
}

export function attendeeDraftOf(attendee: AttendeeDetail): AttendeeDraft {
  const { name, phone, ticketTypeId, hostPhone, hall, seat, tableNo, groupName, badgeNo, answers } = attendee;
  return { name, phone, ticketTypeId, hostPhone, hall, seat, tableNo, groupName, badgeNo, answers };
}

/** As the wire takes it; questions without an answer are left out. */
export function attendeeRequest({ phone, answers = {}, ...fields }: AttendeeDraft) {
  return {
    ...fields,
    phone: phone ?? '',
    answers: Object.fromEntries(
      Object.entries(answers).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
    ),
  };
}
