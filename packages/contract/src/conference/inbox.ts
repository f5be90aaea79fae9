import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { noticePriorities, noticeTopics } from './notice.ts';

/** A notice in an inbox. A recalled one keeps no content. */
export const NoticeItem = z.object({
  id: idField,
  isRecalled: z.boolean(),
  recalledAt: wireTime.nullable(),
  priority: z.enum(noticePriorities),
  topic: z.enum(noticeTopics),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  /** Not sent to everyone. */
  isPersonal: z.boolean(),
  sentAt: wireTime,
  isRead: z.boolean(),
  /** True for an urgent notice until confirmed with 我知道了. */
  needsConfirmation: z.boolean(),
});
export type NoticeItem = z.infer<typeof NoticeItem>;

export const noticeFilters = ['all', 'unread', 'urgent', 'personal'] as const;
export type NoticeFilter = (typeof noticeFilters)[number];

export const getNotices = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceUserMobile/GetNotices',
  access: 'ticket',
  summary: 'My notices: urgent ones to confirm first, then pinned ones, then by time.',
  input: z.object({ ...pageFields, show: z.enum(noticeFilters, '没有这种筛选').default('all') }),
  output: pageOf(NoticeItem).extend({ unreadCount: count, urgentCount: count }),
  errors: [],
});

export const getNoticeStatus = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceUserMobile/GetNoticeStatus',
  access: 'ticket',
  summary: 'How many of my notices are unread, and the urgent ones that I have not confirmed.',
  input: z.object({}),
  output: z.object({ unreadCount: count, urgent: z.array(NoticeItem) }),
  errors: [],
});

export const readNotices = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/ReadNotices',
  access: 'ticket',
  summary: 'Marks notices of mine as read; without numbers all of them. Urgent ones still want their confirmation.',
  input: z.object({ ids: listField(idField, 500) }),
  output: z.object({ unreadCount: count }),
  errors: [],
  audited: false,
});

export const confirmNotice = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/ConfirmNotice',
  access: 'ticket',
  summary: 'Says 我知道了 to an urgent notice; a second time changes nothing.',
  input: z.object({ id: idField }),
  output: z.object({ unreadCount: count }),
  errors: ['Notice.NotFound'],
});
