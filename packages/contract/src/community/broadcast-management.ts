import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { broadcastAudiences } from './notification-words.ts';

export const Broadcast = z.object({
  id: idField,
  title: z.string(),
  body: z.string(),
  audience: z.enum(broadcastAudiences),
  sender: z.string(),
  /** To how many people it went, and how many have read it. */
  received: count,
  read: count,
  createdAt: wireTime,
});
export type Broadcast = z.infer<typeof Broadcast>;

export const getBroadcasts = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/broadcast/GetBroadcasts',
  access: 'permission:Pages.Broadcasts',
  summary: 'What the office told many at once, the newest first, with how many have read it.',
  input: z.object({ ...pageFields, keyword: textField(60).default('') }),
  output: pageOf(Broadcast),
  errors: [],
});

export const sendBroadcast = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/broadcast/Send',
  access: 'permission:Pages.Broadcasts.Create',
  summary: 'Tells everyone, or all photographers, at once.',
  input: z.object({
    title: textField(60, 1),
    body: textField(2000, 1),
    audience: z.enum(broadcastAudiences, '请选择发给谁'),
  }),
  output: Broadcast,
  errors: ['Notification.NotFound'],
  idempotent: true,
});

export const deleteBroadcast = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/broadcast/Delete',
  access: 'permission:Pages.Broadcasts.Delete',
  summary: 'Takes a broadcast back: nobody sees it any longer.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Notification.NotFound'],
});
