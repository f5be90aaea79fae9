import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, wireDate, wireTime } from '../fields.ts';
import { days } from './dashboard.ts';
import { pageKinds } from './page-kinds.ts';

const Course = z.object({
  total: count,
  /** Total of the period before. */
  previous: count,
  daily: z.array(count),
  previousDaily: z.array(count),
});

export const getVisits = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/traffic/GetVisits',
  access: 'permission:Pages.Dashboard',
  summary:
    'Opened pages and visitors of each of the last days, counted without cookies; robots and the office left out.',
  input: z.object({ days }),
  output: z.object({
    dates: z.array(wireDate),
    /** The first day anything was counted; null before. */
    since: wireDate.nullable(),
    /** Of each day; whoever comes on two days counts twice. */
    visitors: Course,
    views: Course,
    /** Opened pages of the period by kind, the most first. */
    kinds: z.array(z.object({ kind: z.enum(pageKinds), views: count })),
  }),
  errors: [],
});

export const getMissedSearches = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/traffic/GetMissedSearches',
  access: 'permission:Pages.SearchSynonyms',
  summary: 'Words of the last days that found no image, the most searched first.',
  input: z.object({ days }),
  output: z.object({
    items: z.array(z.object({ words: z.string(), searches: count, lastAt: wireTime })),
  }),
  errors: [],
});
