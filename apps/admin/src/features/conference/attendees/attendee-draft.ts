import type { AttendeeDetail } from '@tuyuan/contract/conference/attendees.ts';
import type { RegistrationAnswer, RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';

/** An attendee as the office's form contains it. */
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

/** By name, what each own field is called. */
const ownTitles: Readonly<Record<string, string>> = {
  name: '姓名',
  phone: '手机号',
  ticketTypeId: '票种',
  hostPhone: '接待人电话',
  hall: '厅',
  seat: '座位',
  tableNo: '桌号',
  groupName: '分组',
  badgeNo: '胸卡号',
};

/** Returns the names of all fields, those of the answers with dots. */
export function attendeeFieldNames(form: readonly RegistrationField[]): string[] {
  return [...Object.keys(ownTitles), ...form.map(({ key }) => `answers.${key}`)];
}

/** Returns a field's title for messages. */
export function attendeeFieldTitle(name: string, form: readonly RegistrationField[]): string {
  return ownTitles[name] ?? form.find(({ key }) => name === `answers.${key}`)?.label ?? '报名表';
}

/** By the names of `attendeeFieldNames`. */
export function flatDraft({ answers = {}, ...own }: AttendeeDraft): Readonly<Record<string, unknown>> {
  return { ...own, ...Object.fromEntries(Object.entries(answers).map(([key, value]) => [`answers.${key}`, value])) };
}

export function attendeeDraftOf(attendee: AttendeeDetail): AttendeeDraft {
  const { name, phone, ticketTypeId, hostPhone, hall, seat, tableNo, groupName, badgeNo, answers } = attendee;
  return { name, phone, ticketTypeId, hostPhone, hall, seat, tableNo, groupName, badgeNo, answers };
}

/** Converts to the wire's input; unanswered questions are omitted. */
export function attendeeRequest({ phone, answers = {}, ...fields }: AttendeeDraft) {
  return {
    ...fields,
    phone: phone ?? '',
    answers: Object.fromEntries(
      Object.entries(answers).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
    ),
  };
}

const ofAnswer = 'answers.';

/**
 * Converts a change of the given `attendeeFieldNames`: others are omitted because they may have changed meanwhile;
 * cleared ones are empty.
 */
export function attendeeChange(draft: AttendeeDraft, names: readonly string[]) {
  const { answers: _, ...own } = attendeeRequest(draft);
  const of = <Name extends keyof typeof own>(name: Name) => (names.includes(name) ? own[name] : undefined);
  return {
    name: of('name'),
    phone: of('phone'),
    ticketTypeId: of('ticketTypeId'),
    hostPhone: of('hostPhone'),
    hall: of('hall'),
    seat: of('seat'),
    tableNo: of('tableNo'),
    groupName: of('groupName'),
    badgeNo: of('badgeNo'),
    answers: Object.fromEntries(
      names
        .filter((name) => name.startsWith(ofAnswer))
        .map((name) => name.slice(ofAnswer.length))
        .map((key) => [key, draft.answers?.[key] ?? '']),
    ),
  };
}
