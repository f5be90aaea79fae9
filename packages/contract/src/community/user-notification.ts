import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, listField, wireTime } from '../fields.ts';
import { AuthorCard } from '../library/image.ts';
import { pageFields, pageOf } from '../paging.ts';
import { notificationKinds, notificationTopicNames } from './notification-words.ts';

export const Notification = z.object({
  id: idField,
  kind: z.enum(notificationKinds),
  /** The person behind it, the last of several; null for what the site tells. */
  actor: AuthorCard.nullable(),
  /** How many people are behind it. */
  actors: z.int().min(1),
  /** Follows the actor's name where there is one. */
  title: z.string(),
  body: z.string(),
  /** Path of what it is about; "" where it is read here only. */
  link: z.string(),
  isRead: z.boolean(),
  createdAt: wireTime,
});
export type Notification = z.infer<typeof Notification>;

const Unread = z.object({ broadcast: count, comment: count, like: count, notice: count });
export type UnreadNotifications = z.infer<typeof Unread>;

export const getNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userNotification/GetNotifications',
  access: 'user',
  summary: 'The caller’s notifications, all or of a kind, the newest first.',
  input: z.object({ ...pageFields, kind: z.enum(notificationKinds).optional() }),
  output: pageOf(Notification),
  errors: [],
});

export const getNotification = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userNotification/GetNotification',
  access: 'user',
  summary: 'One notification of the caller.',
  input: z.object({ id: idField }),
  output: Notification,
  errors: ['Notification.NotFound'],
});

export const getUnreadNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userNotification/GetUnread',
  access: 'user',
  summary: 'How many notifications of each kind the caller has not read.',
  input: z.object({}),
  output: Unread,
  errors: [],
});

export const readNotifications = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userNotification/Read',
  access: 'user',
  audited: false,
  summary: 'Marks the caller’s notifications as read: these, else all of the kind, else all. Idempotent.',
  input: z.object({ ids: listField(idField, 100), kind: z.enum(notificationKinds).nullable().default(null) }),
  output: Unread,
  errors: [],
});

const Mutes = z.object({ muted: z.array(z.enum(notificationTopicNames)) });

export const getNotificationMutes = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userNotification/GetMutes',
  access: 'user',
  summary: 'What the caller does not want to be told.',
  input: z.object({}),
  output: Mutes,
  errors: [],
});

export const muteNotifications = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userNotification/Mute',
  access: 'user',
  summary: 'Switches a topic of notifications off or on. Idempotent.',
  input: z.object({ topic: z.enum(notificationTopicNames, '没有这种通知'), isOn: flagField }),
  output: Mutes,
  errors: [],
});
