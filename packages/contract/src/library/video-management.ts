import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { NamedReference } from './image.ts';
import {
  captionLanguages,
  licenceTierNames,
  maxCaptionCharacters,
  maxChapters,
  videoQualities,
  videoStates,
} from './video-words.ts';

export const ManagedVideo = z.object({
  id: idField,
  title: z.string(),
  fileName: z.string(),
  state: z.enum(videoStates),
  bytes: count,
  receivedBytes: count,
  /** Percent of what is being made. */
  progress: count,
  /** Why it failed, to be shown; of one that was made before, why making it anew failed. */
  failure: z.string().nullable(),
  /** Null until it was made once. */
  version: z.string().nullable(),
  posterVersion: z.string().nullable(),
  durationMs: count.nullable(),
  width: count.nullable(),
  height: count.nullable(),
  category: NamedReference.nullable(),
  author: NamedReference.nullable(),
  unit: NamedReference.nullable(),
  views: count,
  publishedAt: wireTime.nullable(),
  createdAt: wireTime,
});
export type ManagedVideo = z.infer<typeof ManagedVideo>;

export const ManagedRendition = z.object({
  name: z.enum(videoQualities),
  width: count,
  height: count,
  /** Null until it is made. */
  bytes: count.nullable(),
});

export const ManagedCaption = z.object({
  id: idField,
  language: z.enum(captionLanguages),
  cues: count,
  version: z.string(),
});

const Chapter = z.object({
  startsAtMs: z.int('请填写时间').min(0, '时间不能小于 0').max(86_400_000, '时间过大'),
  title: textField(60, 1),
});

export const VideoDraft = ManagedVideo.extend({
  /** Counts the savings of its words and chapters. */
  revision: z.int(),
  description: z.string(),
  labels: z.array(z.string()),
  freeTiers: z.array(z.enum(licenceTierNames)),
  frameRate: z.number().nullable(),
  videoCodec: z.string().nullable(),
  audioCodec: z.string().nullable(),
  /** Moments that are proposed for the poster. */
  stillAtMs: z.array(count),
  posterAtMs: count.nullable(),
  renditions: z.array(ManagedRendition),
  captions: z.array(ManagedCaption),
  chapters: z.array(Chapter),
});
export type VideoDraft = z.infer<typeof VideoDraft>;

export const getManagedVideos = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/video/GetVideos',
  access: 'permission:Pages.Videos',
  summary: 'All videos in any state, for the back office.',
  input: z.object({
    ...pageFields,
    keyword: textField(100).default(''),
    states: listField(z.enum(videoStates), 6),
    categoryIds: listField(idField, 50),
    sorting: sortingField(['createdAt', 'publishedAt', 'title', 'views', 'durationMs', 'bytes'], 'createdAt DESC'),
  }),
  output: pageOf(ManagedVideo),
  errors: [],
});

export const getManagedVideo = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/video/GetVideo',
  access: 'permission:Pages.Videos',
  summary: 'One video in any state, with its qualities, captions and chapters.',
  input: z.object({ id: idField }),
  output: VideoDraft,
  errors: ['Video.NotFound'],
});

export const getVideoTerms = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/video/GetTerms',
  access: 'permission:Pages.Videos',
  summary: 'What may be uploaded, and whether there is a program that reads it.',
  input: z.object({}),
  output: z.object({
    maxBytes: count,
    maxMinutes: count,
    /** Null where videos can't be made. */
    encoder: z.enum(['node-av', 'ffmpeg']).nullable(),
    /** Units that a video may be of. */
    units: z.array(NamedReference),
  }),
  errors: [],
});

export const createVideo = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/video/CreateVideo',
  access: 'permission:Pages.Videos.Create',
  summary: 'Announces a file, whose bytes are sent to /api/Upload/Video/<key> by the tus protocol.',
  input: z.object({
    title: textField(100, 1),
    fileName: textField(255, 1),
    bytes: z.int('文件大小不正确').min(1, '文件是空的').max(Number.MAX_SAFE_INTEGER),
  }),
  output: z.object({ id: idField, key: z.string() }),
  errors: ['Text.Blocked', 'Video.TooLarge', 'Video.EncoderMissing', 'Storage.Full'],
  idempotent: true,
});

export const resumeVideo = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/video/GetUploadKey',
  access: 'permission:Pages.Videos.Create',
  summary: 'The key by which an upload that was interrupted goes on; the file must be as long as it was announced.',
  input: z.object({ id: idField, bytes: z.coerce.number<number>().int().min(1) }),
  output: z.object({ id: idField, key: z.string() }),
  errors: ['Video.NotFound', 'Video.StateMismatch', 'Upload.Altered'],
});

export const updateVideo = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/video/UpdateVideo',
  access: 'permission:Pages.Videos.Edit',
  summary: 'Changes a video’s words, its place, its free tiers and its chapters.',
  input: z.object({
    id: idField,
    /** The revision that was opened; where another editor saved meanwhile, nothing changes. */
    revision: z.int(),
    title: textField(100, 1),
    description: textField(2000),
    labels: listField(textField(20, 1), 20),
    categoryId: idField.nullable(),
    authorId: idField.nullable(),
    unitId: idField.nullable(),
    freeTiers: listField(z.enum(licenceTierNames), 3),
    chapters: z.array(Chapter).max(maxChapters, `最多 ${maxChapters} 章`),
  }),
  output: VideoDraft,
  errors: [
    'Video.NotFound',
    'Video.ChangedMeanwhile',
    'Video.ChapterTwice',
    'Video.ChapterTooLate',
    'Category.NotFound',
    'Photographer.NotFound',
    'OrganizationUnit.NotFound',
    'Text.Blocked',
  ],
});

const drawingErrors = [
  'Video.EncoderMissing',
  'Video.Unreadable',
  'Video.EncodeFailed',
  'Video.TooSlow',
  'Video.TooHeavy',
] as const;

export const setVideoPoster = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/video/SetPoster',
  access: 'permission:Pages.Videos.Edit',
  summary: 'Makes the picture of a moment the poster.',
  input: z.object({ id: idField, atMs: Chapter.shape.startsAtMs }),
  output: VideoDraft,
  errors: [...drawingErrors, 'Video.NotFound', 'Video.StateMismatch', 'Video.MomentTooLate', 'Request.TooMany'],
});

export const setVideoCaption = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/video/SetCaption',
  access: 'permission:Pages.Videos.Edit',
  summary: 'Sets the captions of a language, as WebVTT; null takes them away.',
  input: z.object({
    id: idField,
    language: z.enum(captionLanguages),
    text: z.string().max(maxCaptionCharacters, '字幕文件过大').nullable(),
  }),
  output: VideoDraft,
  errors: ['Video.NotFound', 'Video.CaptionUnreadable', 'Text.Blocked'],
});

export const transcodeVideo = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/video/Transcode',
  access: 'permission:Pages.Videos.Edit',
  summary: 'Makes the files of a failed, ready or offline video again, with today’s watermark.',
  input: z.object({ id: idField }),
  output: VideoDraft,
  errors: ['Video.NotFound', 'Video.StateMismatch', 'Video.EncoderMissing'],
});

export const publishVideos = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/video/Publish',
  access: 'permission:Pages.Videos.Edit',
  summary: 'Shows ready videos to visitors.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});

export const takeVideosOffline = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/video/TakeOffline',
  access: 'permission:Pages.Videos.Edit',
  summary: 'Hides published videos from visitors.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});

export const deleteVideo = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/video/DeleteVideo',
  access: 'permission:Pages.Videos.Delete',
  summary: 'Deletes a video with its original and everything made of it, for good; not one that was ordered.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Video.NotFound', 'Video.StateMismatch', 'Video.Sold'],
});
