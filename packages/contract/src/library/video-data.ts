import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents, count, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { AuthorCard, NamedReference } from './image.ts';
import { captionLanguages, licenceTierNames, videoLengths, videoQualities, videoSorts } from './video-words.ts';

export const VideoCard = z.object({
  id: idField,
  title: z.string(),
  /** Of its files, and of its poster. */
  version: z.string(),
  posterVersion: z.string(),
  durationMs: z.int().min(1),
  /** Of the original, upright. */
  width: z.int().min(1),
  height: z.int().min(1),
  /** The photographer's name, else the unit's, else "". */
  byline: z.string(),
  views: count,
  isFree: z.boolean(),
  /** Of the cheapest tier that is sold; null where none is. */
  fromCents: cents.nullable(),
});
export type VideoCard = z.infer<typeof VideoCard>;

export const VideoChapter = z.object({ startsAtMs: count, title: z.string() });
export type VideoChapter = z.infer<typeof VideoChapter>;

export const VideoCaption = z.object({ id: idField, language: z.enum(captionLanguages), version: z.string() });
export type VideoCaption = z.infer<typeof VideoCaption>;

export const VideoDetail = VideoCard.extend({
  description: z.string(),
  labels: z.array(z.string()),
  category: NamedReference.nullable(),
  author: AuthorCard.nullable(),
  unit: NamedReference.nullable(),
  /** Tiers whose original is free for those who are logged in. */
  freeTiers: z.array(z.enum(licenceTierNames)),
  /** Of its number, such as `V000012`. */
  no: z.string(),
  /** What the tiers are sold for, in cents; null where one isn't. */
  prices: z.object({ editorial: cents.nullable(), commercial: cents.nullable(), extended: cents.nullable() }),
  bytes: count,
  frameRate: z.number(),
  qualities: z.array(z.enum(videoQualities)),
  hasSound: z.boolean(),
  /** So many small pictures show the film at even distances, from its beginning: `frame-0.webp` and so on. 0 where there are none. */
  frames: count,
  chapters: z.array(VideoChapter),
  captions: z.array(VideoCaption),
  publishedAt: wireTime.nullable(),
  related: z.array(VideoCard),
});
export type VideoDetail = z.infer<typeof VideoDetail>;

const filters = {
  keyword: textField(100).default(''),
  categoryIds: listField(idField, 50),
  length: z.enum(videoLengths).optional(),
  /** Pixels of the short side, at least. */
  minSide: z.coerce.number<number>().int().min(1).max(10_000).optional(),
  unitId: idField.optional(),
  authorId: idField.optional(),
  sort: z.enum(videoSorts).default('newest'),
};

export const getVideos = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/videData/GetVideos',
  access: 'public',
  summary: 'Published videos, filtered.',
  input: z.object({ ...pageFields, ...filters }),
  output: pageOf(VideoCard),
  errors: [],
});

export const getIndexVideos = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/indexData/GetVideos',
  access: 'public',
  summary: 'The published videos that the home page shows.',
  input: z.object({
    count: z.coerce.number<number>().int().min(1).max(24).default(6),
    sort: z.enum(videoSorts).default('newest'),
    categoryId: idField.optional(),
  }),
  output: z.object({ items: z.array(VideoCard) }),
  errors: [],
});

export const getVideo = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/videData/GetVideo',
  access: 'public',
  summary: 'One published video with its chapters, captions, qualities and related ones.',
  input: z.object({ id: idField }),
  output: VideoDetail,
  errors: ['Video.NotFound'],
});
