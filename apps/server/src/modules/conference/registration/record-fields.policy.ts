import type { FieldChange, RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';

/** What every record has beside the form's fields; only the office changes them. */
export const ownFields: readonly RegistrationField[] = [
  {
    key: 'name',
    label: '姓名',
    help: '',
    type: 'text',
    isRequired: true,
    options: [],
    change: 'approval',
    editableUntil: null,
    ticketTypeIds: [],
  },
  {
    key: 'phone',
    label: '手机号',
    help: '参会票和通知发到这个号码',
    type: 'phone',
    isRequired: true,
    options: [],
    change: 'approval',
    editableUntil: null,
    ticketTypeIds: [],
  },
];

interface Moment {
  /** As the wire has it, in the site's time zone: texts of this form compare as the times do. */
  now: string;
  isOver: boolean;
}

/** What an attendee may do with a field now. */
export function fieldChangeNow(field: RegistrationField, { now, isOver }: Moment): FieldChange {
  if (isOver) return 'locked';
  if (field.change === 'editable' && field.editableUntil !== null && field.editableUntil <= now) return 'locked';
  return field.change;
}
