import type { FieldChange, RegistrationFieldType } from '@tuyuan/contract/conference/conference-fields.ts';

export const questionTypeTitles = {
  text: '单行文字',
  longText: '多行文字',
  select: '单选',
  multiSelect: '多选',
  date: '日期',
  phone: '手机号',
  idCard: '身份证号',
  yesNo: '是或否',
} as const satisfies Record<RegistrationFieldType, string>;

/** In the order they are offered. */
export const questionTypes = [
  'text',
  'longText',
  'select',
  'multiSelect',
  'yesNo',
  'date',
  'phone',
  'idCard',
] as const satisfies RegistrationFieldType[];

export const questionChangeTitles = {
  editable: '本人随时可改',
  approval: '本人申请，会务组同意后改',
  locked: '报名后不能改',
} as const satisfies Record<FieldChange, string>;
