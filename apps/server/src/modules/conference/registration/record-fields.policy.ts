import type { FieldChange, RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';

/** Fields of every record besides the form's; only the office changes them. */
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
  /** In wire format and the site's time zone: such strings sort like the times. */
  now: string;
  isOver: boolean;
}

/** Returns what an attendee may do with a field now. */
export function fieldChangeNow(field: RegistrationField, { now, isOver }: Moment): FieldChange {
  if (isOver) return 'locked';
  if (field.change === 'editable' && field.editableUntil !== null && field.editableUntil <= now) return 'locked';
  return field.change;
}
