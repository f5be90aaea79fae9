import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { coverSchema } from './album-data.ts';
import { AuthorCard, UnitReference } from './image.ts';

export const PhotographerInfo = z.object({
  author: AuthorCard,
  /** False for the house's own editors, who publish without admission, and for former photographers, whose works remain. */
  isCertified: z.boolean(),
  albumCount: count,
  imageCount: count,
  /** Path of the banner picture, or "". */
  personalBackground: z.string(),
  personalSign: z.string(),
  introduction: z.string(),
  regionName: z.string(),
  /** As the photographer wrote it. */
  unitName: z.string(),
  /** Units with a public page the photographer belongs to. */
  units: z.array(UnitReference),
  /** Place in the current 30-day ranking; null while unranked. */
  rank: z.int().min(1).nullable(),
  viewCount: count,
  likeCount: count,
  followerCount: count,
  joinedAt: wireTime,
});
export type PhotographerInfo = z.infer<typeof PhotographerInfo>;

export const PhotographerCard = z.object({
  author: AuthorCard,
  personalSign: z.string(),
  regionName: z.string(),
  imageCount: count,
  albumCount: count,
  followerCount: count,
  viewCount: count,
  rank: z.int().min(1).nullable(),
  /** Newest or best works, up to five. */
  works: z.array(coverSchema).max(5),
});
export type PhotographerCard = z.infer<typeof PhotographerCard>;

export const rankPeriods = ['month', 'year'] as const;

export const getPhotographerInfo = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/photographerData/GetInfo',
  access: 'public',
  summary: 'A photographer’s public page.',
  input: z.object({ userId: idField }),
  output: PhotographerInfo,
  errors: ['Photographer.NotFound'],
});

export const getPhotographerRank = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/photographerData/GetRank',
  access: 'public',
  summary: 'Photographers by the published formula over 30 days or a year, best first.',
  input: z.object({ ...pageFields, period: z.enum(rankPeriods).default('month') }),
  output: pageOf(PhotographerCard.extend({ score: count })),
  errors: [],
});
