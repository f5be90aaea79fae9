import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, wireDate, wireTime } from '../fields.ts';
import { coverSchema } from '../library/album-data.ts';
import { waitingKinds } from './waiting-kinds.ts';

/** 7, 30 or 90 days. */
export const days = z.coerce
  .number<number>('请选择 7、30 或 90 天')
  .pipe(z.union([z.literal(7), z.literal(30), z.literal(90)], '请选择 7、30 或 90 天'))
  .default(30);

export const getDashboardTasks = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/dashboard/GetTasks',
  access: 'user',
  summary: 'What waits for somebody, as far as the caller may work on it.',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        key: z.enum(waitingKinds),
        count,
        /** Time of the oldest pending item; null when there is none. */
        oldestAt: wireTime.nullable(),
      }),
    ),
  }),
  errors: [],
});

export const getDashboardTrends = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/dashboard/GetTrends',
  access: 'permission:Pages.Dashboard',
  summary: 'Numbers of each of the last days, today included, and of as many days before.',
  input: z.object({ days }),
  output: z.object({
    from: wireDate,
    to: wireDate,
    /** One date for each day of the period. */
    dates: z.array(wireDate),
    series: z.array(
      z.object({
        /** Sales are cents, all others numbers of things. */
        key: z.enum(['uploads', 'published', 'sales', 'newUsers', 'logins', 'failedLogins', 'frontEndErrors']),
        total: count,
        /** Total of the previous period. */
        previous: count,
        daily: z.array(count),
      }),
    ),
  }),
  errors: [],
});

export const getDashboardState = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/dashboard/GetState',
  access: 'permission:Pages.Dashboard',
  summary: 'What the site holds now, as far as the caller may see it.',
  input: z.object({}),
  output: z.object({
    images: z
      .object({
        total: count,
        published: count,
        queued: count,
        failed: count,
        /** Size of the originals. */
        bytes: count,
        /** Null for no limit. */
        limitBytes: count.nullable(),
      })
      .nullable(),
    albums: z.object({ total: count, published: count }).nullable(),
    users: z.object({ total: count, limit: count.nullable() }).nullable(),
  }),
  errors: [],
});

export const getSetup = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/dashboard/GetSetup',
  access: 'permission:Pages.Dashboard',
  summary: 'How far an empty site is set up.',
  input: z.object({}),
  output: z.object({
    /** Until an image and the home are published, while nobody put the list away; for callers who may set the site up. */
    isShown: z.boolean(),
    hasName: z.boolean(),
    hasLogo: z.boolean(),
    /** Whether anybody changed a watermark: a new site's carries the product's name. */
    hasWatermark: z.boolean(),
    photographers: count,
    /** Of any state. */
    images: count,
    /** Whether an image is published. */
    hasPublished: z.boolean(),
    isHomePublished: z.boolean(),
  }),
  errors: [],
});

export const dismissSetup = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/dashboard/DismissSetup',
  access: 'permission:Pages.Site.Settings',
  summary: 'Puts the list of what to set up away, for everyone.',
  input: z.object({}),
  output: z.object({}),
  errors: [],
});

export const getMostViewedImages = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/dashboard/GetMostViewedImages',
  access: 'permission:Pages.Images',
  summary: 'The images published in the last days that were looked at most.',
  input: z.object({ days }),
  output: z.object({
    items: z.array(
      z.object({
        id: idField,
        no: z.string(),
        title: z.string(),
        authorName: z.string(),
        views: count,
        cover: coverSchema,
      }),
    ),
  }),
  errors: [],
});
