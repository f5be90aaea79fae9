import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { entryKinds } from './activity-words.ts';
import { wallOrders } from './wall-words.ts';

export const WallWork = z.object({
  id: idField,
  number: count,
  title: z.string(),
  kind: z.enum(entryKinds),
  category: z.string(),
  /** Pictures of a series. */
  pictures: count,
  /** The first picture, 640 px wide. */
  path: z.string(),
  width: count,
  height: count,
  thumbhash: z.string(),
  /** Null while authors stay unnamed. */
  author: z.string().nullable(),
  isOwn: z.boolean(),
  /** Null where the rules don't tell them. */
  votes: count.nullable(),
});
export type WallWork = z.infer<typeof WallWork>;

export const getWorks = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityData/GetWorks',
  access: 'public',
  summary: 'Accepted works in a fair, stable order. The answer names the order that the next page goes on with.',
  input: z.object({
    ...pageFields,
    activityId: idField,
    order: z.enum(wallOrders, '不支持这种排序').default('fair'),
    /** Of the first page's answer; without it a new order begins. */
    seed: z
      .string()
      .regex(/^\d{1,9}-[a-z0-9]{1,12}$/, '顺序不正确')
      .optional(),
    /** The `nextCursor` of the page before; it goes on with that page's order. */
    cursor: z
      .string()
      .regex(/^\d{1,9}-[a-z0-9]{1,12}:\d{1,6}$/, '顺序不正确')
      .optional(),
    category: textField(30).default(''),
    /** Number of one work, or "". */
    number: z
      .string()
      .regex(/^\d{0,9}$/, '请填写作品编号')
      .default(''),
  }),
  output: pageOf(WallWork).extend({
    seed: z.string(),
    /** Works by category, the whole under "". */
    counts: z.record(z.string(), count),
    /** Unevenness of what was shown: 0 is even; null before anything was. */
    gini: z.number().nullable(),
  }),
  errors: ['Activity.NotFound', 'Wall.OrderWithheld'],
});

export const recordShown = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityData/RecordShown',
  access: 'public',
  summary: 'Notes works that were at least half visible for a second; a viewer counts once for a work and hour.',
  input: z.object({ activityId: idField, entryIds: listField(idField, 100) }),
  output: z.object({}),
  errors: [],
  audited: false,
});
