import { z } from 'zod';
import { count, flagField, idField, listField, textField, wireTime } from '../fields.ts';

/** 0 draft, 1 announced, 2 registering, 3 registration closed, 4 running, 5 ended, 6 archived, 7 cancelled. */
export const conferenceState = z.int().min(0).max(7);

/** 0 attendee, 1 guest, 2 staff, 3 checker, 4 conference office. */
export const conferenceUserType = z.coerce
  .number<number>('身份不正确')
  .int('身份不正确')
  .min(0, '身份不正确')
  .max(4, '身份不正确');

export const attendeeStates = ['applied', 'waitlisted', 'unpaid', 'ticketed', 'rejected', 'cancelled'] as const;
export type AttendeeState = (typeof attendeeStates)[number];

export const registrationFieldTypes = [
  'text',
  'longText',
  'select',
  'multiSelect',
  'date',
  'phone',
  'idCard',
  'yesNo',
] as const;
export type RegistrationFieldType = (typeof registrationFieldTypes)[number];

/** Keys with a column of their own: the same in every conference, so that lists and caterers know them. */
export const standardFieldKeys = ['company', 'email', 'gender', 'diet'] as const;
export type StandardFieldKey = (typeof standardFieldKeys)[number];

/** What an attendee may do with an answer after registering: nothing, change it until a deadline, or ask the office to change it. */
export const fieldChanges = ['locked', 'editable', 'approval'] as const;
export type FieldChange = (typeof fieldChanges)[number];

const needsOptions: readonly string[] = ['select', 'multiSelect'];

/** A question of the registration form, in addition to name and phone. */
export const RegistrationField = z
  .object({
    /** Key of the answer; never changes once the question has been answered. */
    key: z.string('请填写标识').regex(/^[a-z][A-Za-z0-9]{0,29}$/, '以小写字母开头，只用字母和数字，最多 30 个'),
    label: textField(30, 1),
    help: textField(100).default(''),
    type: z.enum(registrationFieldTypes, '不支持这种题型'),
    isRequired: flagField.default(false),
    options: listField(textField(40, 1), 30),
    change: z.enum(fieldChanges, '不支持这种修改规则').default('editable'),
    /** End of `editable`; null for as long as the conference lasts. */
    editableUntil: wireTime.nullable().default(null),
    /** Ticket types whose holders are asked; empty for all. */
    ticketTypeIds: listField(idField, 50),
  })
  .refine((field) => !needsOptions.includes(field.type) || field.options.length > 0, {
    message: '至少填写一个选项',
    path: ['options'],
  })
  .refine((field) => new Set(field.options).size === field.options.length, {
    message: '选项不能重复',
    path: ['options'],
  })
  // The audit log masks fields with this name prefix.
  .refine((field) => field.type !== 'idCard' || field.key.startsWith('idCard'), {
    message: '身份证号的标识须以 idCard 开头',
    path: ['key'],
  });
export type RegistrationField = z.infer<typeof RegistrationField>;

/** Answer by field type: text, several options, or yes/no. */
export const registrationAnswer = z.union([z.string().max(2000), z.array(z.string().max(40)).max(30), z.boolean()]);
export type RegistrationAnswer = z.infer<typeof registrationAnswer>;

/** By the keys of the form's fields; which of them there are, and what they take, the operation checks. */
export const registrationAnswers = z.record(z.string().max(30), registrationAnswer, '请填写报名表');

/** Availability of a ticket type to a person registering. */
export const ticketAvailability = ['open', 'waitlist', 'full', 'notYet', 'over'] as const;

export const TicketType = z.object({
  id: idField,
  name: z.string(),
  description: z.string(),
  userType: conferenceUserType,
  /** Null is without limit. */
  capacity: count.nullable(),
  /** Places left; null without limit. */
  remaining: count.nullable(),
  hasWaitlist: z.boolean(),
  needsApproval: z.boolean(),
  /** 0 is free. */
  priceCents: count,
  /** Until so many days before the beginning its buyer may give it back. */
  refundDays: count,
  includes: z.array(z.string()),
  saleFrom: wireTime.nullable(),
  saleUntil: wireTime.nullable(),
  availability: z.enum(ticketAvailability),
});
export type TicketType = z.infer<typeof TicketType>;
export const registrationForm = listField(RegistrationField, 40).refine(
  (fields) => new Set(fields.map(({ key }) => key)).size === fields.length,
  '标识不能重复',
);

/** Path of an uploaded picture of a conference, or "" for none. */
export const conferencePictureField = textField(300).refine(
  (path) => path === '' || /^\/api\/Resource\/Image\/Conference\/[\w-]{22}$/.test(path),
  '请上传图片',
);

/** Guest of honour of a conference. */
export const ConferenceGuest = z.object({
  name: textField(30, 1),
  /** Post and house. */
  title: textField(60).default(''),
  introduction: textField(300).default(''),
  photo: conferencePictureField.default(''),
});
export type ConferenceGuest = z.infer<typeof ConferenceGuest>;
