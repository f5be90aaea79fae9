import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';

export const noticeStates = ['draft', 'scheduled', 'sent', 'recalled'] as const;
export type NoticeState = (typeof noticeStates)[number];
export const noticePriorities = ['normal', 'pinned', 'urgent'] as const;
export type NoticePriority = (typeof noticePriorities)[number];
/** Topic of a notice; selects its icon. */
export const noticeTopics = ['general', 'schedule', 'meal', 'stay', 'traffic', 'safety'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

const atLeastOne = '请至少选择一项';
const names = z.array(textField(50, 1), '请选择通知对象').min(1, atLeastOne).max(100, '最多 100 项');

const unlisted = [
  z.object({ kind: z.literal('all') }),
  z.object({
    kind: z.literal('userType'),
    userTypes: z
      .array(z.int('身份不正确').min(0, '身份不正确').max(4, '身份不正确'), '请选择身份')
      .min(1, atLeastOne)
      .max(5),
  }),
  z.object({ kind: z.literal('group'), groups: names }),
  z.object({ kind: z.literal('hall'), halls: names }),
  z.object({ kind: z.literal('single'), attendeeId: idField }),
] as const;
const attendeeIds = z.array(idField, '请选择参会者');

/**
 * Recipients of a notice. A single person or a list is fixed when the notice is sent, and a list may include people
 * waiting for a ticket; every other target means current ticket holders and those who get a ticket later.
 */
export const NoticeTarget = z.discriminatedUnion('kind', [
  ...unlisted,
  z.object({ kind: z.literal('list'), attendeeIds }),
]);
export type NoticeTarget = z.infer<typeof NoticeTarget>;

/** Target as an author chooses it; lists made by the system may include everyone. */
const ChosenTarget = z.discriminatedUnion(
  'kind',
  [...unlisted, z.object({ kind: z.literal('list'), attendeeIds: attendeeIds.max(20_000, '最多 20 000 人') })],
  '请选择通知对象',
);

/** Target as shown to its author: a list is given by its length. */
export const ManagedTarget = z.discriminatedUnion('kind', [...unlisted, z.object({ kind: z.literal('list'), count })]);
export type ManagedTarget = z.infer<typeof ManagedTarget>;

const noticeTexts = {
  priority: z.enum(noticePriorities, '请选择级别'),
  topic: z.enum(noticeTopics, '请选择类别').default('general'),
  title: textField(60, 1),
  body: textField(1000).default(''),
  /** A page of the conference's phone site with more details. */
  link: textField(200)
    .refine((path) => path === '' || /^\/meeting\/[\w/?=&.-]*$/.test(path), '请填写 /meeting/ 开头的页面地址')
    .default(''),
  target: ChosenTarget,
  /** Minutes after which an urgent notice is sent by text message to recipients who have not read it; null for never. */
  smsAfterMinutes: z
    .int('请填写 1 到 120 的整数')
    .min(1, '请填写 1 到 120 的整数')
    .max(120, '请填写 1 到 120 的整数')
    .nullable()
    .default(null),
};

/** A notice as its author sees it. */
export const ManagedNotice = z.object({
  id: idField,
  state: z.enum(noticeStates),
  priority: z.enum(noticePriorities),
  topic: z.enum(noticeTopics),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  target: ManagedTarget,
  smsAfterMinutes: z.int().nullable(),
  scheduledAt: wireTime.nullable(),
  sentAt: wireTime.nullable(),
  recalledAt: wireTime.nullable(),
  /** "" for one the system sent. */
  author: z.string(),
  /** Number of recipients once sent; 0 before. */
  recipientCount: count,
  readCount: count,
  confirmedCount: count,
  smsCount: count,
});
export type ManagedNotice = z.infer<typeof ManagedNotice>;

export const getManagedNotices = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceNotice/GetAll',
  access: 'permission:Pages.Conferences.Staff',
  summary: 'A conference’s notices with their read rates, the newest first.',
  input: z.object({ ...pageFields, conferenceId: idField, states: listField(z.enum(noticeStates, '没有这种状态'), 4) }),
  output: pageOf(ManagedNotice),
  errors: ['Conference.NotFound'],
});

export const createNotice = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceNotice/Create',
  access: 'permission:Pages.Conferences.Staff',
  summary: 'Writes a notice as a draft.',
  input: z.object({ conferenceId: idField, ...noticeTexts }),
  output: ManagedNotice,
  errors: ['Conference.NotFound'],
  idempotent: true,
});

export const updateNotice = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceNotice/Update',
  access: 'permission:Pages.Conferences.Staff',
  summary: 'Changes a notice that is not sent yet.',
  input: z.object({
    id: idField,
    ...noticeTexts,
    /** Left out: whom it was for before. */
    target: ChosenTarget.optional(),
  }),
  output: ManagedNotice,
  errors: ['Notice.NotFound', 'Notice.StateMismatch'],
});

export const deleteNotice = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/conferenceNotice/Delete',
  access: 'permission:Pages.Conferences.Staff',
  summary: 'Deletes a notice that is not sent yet.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Notice.NotFound', 'Notice.StateMismatch'],
});

export const sendNotice = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceNotice/Send',
  access: 'permission:Pages.Conferences.Staff',
  summary: 'Sends a draft or scheduled notice at once.',
  input: z.object({ id: idField }),
  output: ManagedNotice,
  errors: ['Notice.NotFound', 'Notice.StateMismatch', 'Notice.NobodyThere', 'Request.TooMany'],
  idempotent: true,
});

export const scheduleNotice = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceNotice/Schedule',
  access: 'permission:Pages.Conferences.Staff',
  summary: 'Has a draft sent at a time, or makes a scheduled one a draft again.',
  input: z.object({ id: idField, at: wireTime.nullable() }),
  output: ManagedNotice,
  errors: ['Notice.NotFound', 'Notice.StateMismatch'],
});

export const recallNotice = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceNotice/Recall',
  access: 'permission:Pages.Conferences.Staff',
  summary: 'Takes a sent notice back; its receivers keep a line that says so.',
  input: z.object({ id: idField }),
  output: ManagedNotice,
  errors: ['Notice.NotFound', 'Notice.StateMismatch'],
});

export const previewNoticeTarget = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceNotice/PreviewTarget',
  access: 'permission:Pages.Conferences.Staff',
  summary: 'How many a target holds now, some of their names, and how many of them have no telephone number.',
  input: z.object({ conferenceId: idField, target: ChosenTarget }),
  output: z.object({ count, withoutPhone: count, names: z.array(z.string()) }),
  errors: ['Conference.NotFound'],
  audited: false,
});

export const getNoticeTargets = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceNotice/GetTargets',
  access: 'permission:Pages.Conferences.Staff',
  summary: 'The groups, halls and kinds of ticket holders that a conference’s notices can be sent to.',
  input: z.object({ conferenceId: idField }),
  output: z.object({
    userTypes: z.array(z.object({ userType: z.int(), count })),
    groups: z.array(z.object({ name: z.string(), count })),
    halls: z.array(z.object({ name: z.string(), count })),
  }),
  errors: ['Conference.NotFound'],
});

export const findNoticeReceivers = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceNotice/FindReceivers',
  access: 'permission:Pages.Conferences.Staff',
  summary: 'Up to 20 ticket holders by name, company, badge number or the end of their telephone number.',
  input: z.object({ conferenceId: idField, keyword: textField(50).default('') }),
  output: z.object({
    items: z.array(z.object({ id: idField, name: z.string(), company: z.string(), seat: z.string() })),
  }),
  errors: ['Conference.NotFound'],
});

export const NoticeReceipt = z.object({
  attendeeId: idField,
  name: z.string(),
  company: z.string(),
  userType: z.int(),
  readAt: wireTime.nullable(),
  confirmedAt: wireTime.nullable(),
  smsAt: wireTime.nullable(),
});
export type NoticeReceipt = z.infer<typeof NoticeReceipt>;

export const getNoticeReceipts = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceNotice/GetReceipts',
  access: 'permission:Pages.Conferences.Staff',
  summary: 'Who received a notice, and whether he read and confirmed it; who has not comes first.',
  input: z.object({
    ...pageFields,
    id: idField,
    show: z.enum(['all', 'unread', 'unconfirmed'], '没有这种筛选').default('all'),
  }),
  output: pageOf(NoticeReceipt),
  errors: ['Notice.NotFound'],
});
