import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { deliveredTopicNames, deliveryFailures, notificationChannels } from './notification-words.ts';

export const FailedDelivery = z.object({
  id: idField,
  channel: z.enum(notificationChannels),
  userId: idField,
  userName: z.string(),
  topic: z.enum(deliveredTopicNames),
  title: z.string(),
  failure: z.enum(deliveryFailures),
  /** Tries that failed. */
  failures: count,
  /** When it is tried again; null where it was given up. */
  dueAt: wireTime.nullable(),
  createdAt: wireTime,
});
export type FailedDelivery = z.infer<typeof FailedDelivery>;

export const getFailedDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/notificationDelivery/GetFailed',
  access: 'permission:Pages.Broadcasts',
  summary: 'Notifications whose last try to leave the site failed, the newest first.',
  input: z.object({
    ...pageFields,
    channels: listField(z.enum(notificationChannels)),
    reasons: listField(z.enum(deliveryFailures)),
  }),
  output: pageOf(FailedDelivery),
  errors: [],
});

export const retryDeliveries = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/notificationDelivery/Retry',
  access: 'permission:Pages.Broadcasts.Create',
  summary: 'Has these failed deliveries tried again at once; those that were sent meanwhile stay. Idempotent.',
  input: z.object({ ids: listField(idField, 100) }),
  output: z.object({ retried: count }),
  errors: [],
});
