import type { RegistrationAnswer, RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';
import type { AttendeeRecord, RecordField } from '@tuyuan/contract/conference/user-mobile.ts';
import { conferenceStateNumbers } from '@tuyuan/format/conference-words.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { ChangeRequestRow, RecordRow } from './record.repository.ts';
import { fieldChangeNow, ownFields } from './record-fields.policy.ts';

interface Shown {
  row: RecordRow;
  requests: readonly ChangeRequestRow[];
  timeZone: string;
  /** "" without a valid ticket. */
  ticketCode: string;
  ticketLink: string;
}

export function isRecordOver({ conference_state: state }: Pick<RecordRow, 'conference_state'>): boolean {
  return state >= conferenceStateNumbers.ended;
}

/** Presents the record to its owner, with the phone masked, because others may see the screen. */
export function presentRecord({ row, requests, timeZone, ticketCode, ticketLink }: Shown): AttendeeRecord {
  const isReadOnly = isRecordOver(row);
  const wishes = new Map(requests.map((request) => [request.field, request]));
  const answerOf = (key: string): RegistrationAnswer | null => {
    if (key === 'name') return row.name;
    if (key === 'phone') return maskPhone(row.phone);
    return Object.hasOwn(row.answers, key) ? (row.answers[key] ?? null) : null;
  };
  const present = (field: RegistrationField): RecordField => {
    const wish = wishes.get(field.key);
    return {
      key: field.key,
      label: field.label,
      help: field.help,
      type: field.type,
      options: field.options,
      isRequired: field.isRequired,
      value: answerOf(field.key),
      change: fieldChangeNow(field, { now: row.now, isOver: isReadOnly }),
      editableUntil: field.editableUntil,
      request: wish
        ? {
            value: wish.new_value,
            state: wish.state,
            reason: wish.reason,
            askedAt: toWireDate(wish.created_at, timeZone),
          }
        : null,
    };
  };
  return {
    id: row.id,
    conferenceId: row.conference_id,
    userType: row.user_type,
    ticketTypeName: row.ticket_type_name,
    includes: row.includes,
    name: row.name,
    phone: maskPhone(row.phone),
    hall: row.hall,
    seat: row.seat,
    tableNo: row.table_no,
    groupName: row.group_name,
    badgeNo: row.badge_no,
    hostPhone: row.user_type === 1 ? row.host_phone : '',
    officePhone: row.office_phone,
    fields: [...ownFields, ...row.form].map(present),
    ticketCode,
    ticketLink,
    isReadOnly,
  };
}
