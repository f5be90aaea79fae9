import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireDate, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { broadcastAudiences, broadcastStates } from './notification-words.ts';

export const Broadcast = z.object({
  id: idField,
  title: z.string(),
  body: z.string(),
  audience: z.enum(broadcastAudiences),
  audienceIds: z.array(idField),
  /** Of the roles, labels or units it is for. */
  audienceNames: z.array(z.string()),
  registeredSince: wireDate.nullable(),
  state: z.enum(broadcastStates),
  sendAt: wireTime,
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

const groups: readonly string[] = ['roles', 'labels', 'units'];

const broadcastFields = {
  title: textField(60, 1),
  body: textField(2000, 1),
  audience: z.enum(broadcastAudiences, '请选择发给谁'),
  /** Of the roles, labels or units it is for. */
  audienceIds: listField(idField, 50),
  registeredSince: wireDate.nullable().default(null),
  /** Null sends it at once. */
  sendAt: wireTime.nullable().default(null),
};

interface Audience {
  audience: string;
  audienceIds: readonly number[];
  registeredSince: string | null;
}
const namesGroups = ({ audience, audienceIds }: Audience) => !groups.includes(audience) || audienceIds.length > 0;
const groupsMissing = { message: '请选择发给哪些', path: ['audienceIds'] };
const namesDay = ({ audience, registeredSince }: Audience) =>
  audience !== 'registeredSince' || registeredSince !== null;
const dayMissing = { message: '请选择日期', path: ['registeredSince'] };

export const sendBroadcast = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/broadcast/Send',
  access: 'permission:Pages.Broadcasts.Create',
  summary: 'Tells those it is for, at once or at its time.',
  input: z.object(broadcastFields).refine(namesGroups, groupsMissing).refine(namesDay, dayMissing),
  output: Broadcast,
  errors: ['Notification.NotFound', 'Broadcast.TimePast'],
  idempotent: true,
});

export const updateBroadcast = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/broadcast/Update',
  access: 'permission:Pages.Broadcasts.Create',
  summary: 'Changes a broadcast that waits for its time; without a time it is sent at once.',
  input: z
    .object({ id: idField, ...broadcastFields })
    .refine(namesGroups, groupsMissing)
    .refine(namesDay, dayMissing),
  output: Broadcast,
  errors: ['Notification.NotFound', 'Broadcast.TimePast', 'Broadcast.NotWaiting'],
});

export const cancelBroadcast = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/broadcast/Cancel',
  access: 'permission:Pages.Broadcasts.Create',
  summary: 'Cancels a broadcast that waits for its time.',
  input: z.object({ id: idField }),
  output: Broadcast,
  errors: ['Notification.NotFound', 'Broadcast.NotWaiting'],
});

const Group = z.object({ id: idField, name: z.string() });

export const getBroadcastGroups = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/broadcast/GetGroups',
  access: 'permission:Pages.Broadcasts.Create',
  summary: 'The roles, labels and units that a broadcast may be for.',
  input: z.object({}),
  output: z.object({ roles: z.array(Group), labels: z.array(Group), units: z.array(Group) }),
  errors: [],
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
