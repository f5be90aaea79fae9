import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { count, flagField, idField, textField, wireTime } from '../fields.ts';
import { AlbumCard } from '../library/album-data.ts';
import { cursorField } from '../paging.ts';
import { pictureErrors } from '../picture-errors.ts';

export const livePhotoStates = ['uploaded', 'review', 'published', 'withdrawn'] as const;
export type LivePhotoState = (typeof livePhotoStates)[number];
/** Reasons for reporting a photo. */
export const liveReportReasons = ['portrait', 'improper', 'copyright', 'other'] as const;
export type LiveReportReason = (typeof liveReportReasons)[number];
export const liveMarks = ['like', 'collect'] as const;
export type LiveMark = (typeof liveMarks)[number];

const megabyte = 1024 * 1024;
export const livePhotoMaxBytes = 40 * megabyte;

/** A photo on the wall. Its picture is at `livePhotoPath`. */
export const LivePhoto = z.object({
  id: idField,
  /** Image id in the library. */
  imageId: idField,
  version: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  /** Base64 thumbhash. */
  thumbhash: z.string(),
  title: z.string(),
  hall: z.string(),
  author: z.string(),
  shotAt: wireTime,
  likes: count,
});
export type LivePhoto = z.infer<typeof LivePhoto>;

/** Photos of a hall, of a time span, with a badge number on them, or collected by the ticket's holder. */
const wallFilter = {
  conferenceId: idField,
  hall: textField(50).default(''),
  badgeNo: textField(20).default(''),
  from: wireTime.optional(),
  to: wireTime.optional(),
  /** Without a ticket of the conference, no photos are collected. */
  isCollected: flagField.default(false),
};

export const getLiveWall = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceData/GetLiveWall',
  access: 'public',
  summary: 'What there is on a conference’s wall: halls, and how many photos in each half hour. Only while `liveOn`.',
  input: z.object(wallFilter),
  output: z.object({
    title: z.string(),
    /** The conference has ended: phones can add nothing more, but the office may still put photos on the wall. */
    isOver: z.boolean(),
    /** Number of all photos, whatever the filter. */
    totalCount: count,
    halls: z.array(z.object({ name: z.string(), count })),
    /** Half hours with photos, the earliest first; the filter applies except for its time span. */
    halfHours: z.array(z.object({ at: wireTime, count })),
    /** Number of photos that match the filter, including its time span. */
    foundCount: count,
  }),
  errors: ['LiveWall.Closed'],
});

export const getLivePhotos = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceData/GetLivePhotos',
  access: 'public',
  summary: 'The photos on a conference’s wall, the latest shot first. Only while `liveOn`.',
  input: z.object({
    ...wallFilter,
    maxResultCount: z.coerce.number<number>().int().min(1).max(100, '每页最多 100 条').default(40),
    cursor: cursorField,
  }),
  output: z.object({ items: z.array(LivePhoto), nextCursor: z.string().nullable() }),
  errors: ['LiveWall.Closed'],
});

export const getLiveAlbums = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceData/GetLiveAlbums',
  access: 'public',
  summary: 'Published albums of what was taken for a conference’s wall, the newest first; at most 12.',
  input: z.object({ conferenceId: idField }),
  output: z.object({ items: z.array(AlbumCard) }),
  errors: [],
});

export const getMyLiveMarks = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceUserMobile/GetLiveMarks',
  access: 'ticket',
  module: 'wall',
  summary: 'The photos I like, keep, reported, and asked the originals of.',
  input: z.object({}),
  output: z.object({
    liked: z.array(idField),
    collected: z.array(idField),
    reported: z.array(idField),
    originals: z.array(z.object({ id: idField, state: z.enum(['pending', 'granted', 'refused']) })),
  }),
  errors: [],
});

export const markLivePhoto = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/MarkLivePhoto',
  access: 'ticket',
  module: 'wall',
  summary: 'Likes or keeps a photo, or takes that back; once a person. After the end one only keeps.',
  input: z.object({ id: idField, kind: z.enum(liveMarks, '没有这种标记'), isMarked: flagField }),
  output: z.object({ id: idField, likes: count }),
  errors: ['LivePhoto.NotFound', 'Conference.Over'],
  audited: false,
});

export const reportLivePhoto = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/ReportLivePhoto',
  access: 'ticket',
  module: 'wall',
  summary: 'Reports a photo, once a person; several reports take it off the wall until somebody has looked at it.',
  input: z.object({ id: idField, reason: z.enum(liveReportReasons, '请选择原因') }),
  output: z.object({}),
  errors: ['LivePhoto.NotFound'],
});

export const requestLiveOriginal = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/RequestLiveOriginal',
  access: 'ticket',
  module: 'wall',
  summary: 'Asks the office for a photo’s original; asking again changes nothing.',
  input: z.object({ id: idField, purpose: textField(100).default('') }),
  output: z.object({ state: z.enum(['pending', 'granted', 'refused']) }),
  errors: ['LivePhoto.NotFound'],
});

export const getLiveOriginalLink = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceUserMobile/GetLiveOriginalLink',
  access: 'ticket',
  module: 'wall',
  summary: 'A path to the original that was granted, good for five minutes.',
  input: z.object({ id: idField }),
  output: z.object({ path: z.string() }),
  errors: ['LivePhoto.NotFound', 'LivePhoto.OriginalNotGranted'],
});

const uploadTexts = {
  hall: textField(50).default(''),
  title: textField(60).default(''),
  /** Badge numbers of the people shown, separated by commas. */
  badgeNos: textField(200).default(''),
};
const uploadErrors = ['Image.Duplicate', ...pictureErrors, 'Request.TooLarge', 'Storage.Full'] as const;

export const LiveUpload = z.object({
  id: idField,
  state: z.enum(livePhotoStates),
  title: z.string(),
  hall: z.string(),
  fileName: z.string(),
  at: wireTime,
  /** Why processing failed; "" otherwise. */
  problem: z.string(),
  withdrawnReason: z.string(),
});
export type LiveUpload = z.infer<typeof LiveUpload>;

export const uploadLivePhoto = defineUpload({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/UploadLivePhoto',
  access: 'ticket:staff',
  module: 'wall',
  summary: 'A staff photographer’s photo for the wall; the same file again is the same photo, also after the end.',
  input: z.object(uploadTexts),
  output: LiveUpload,
  errors: ['LivePhotographer.Required', 'Conference.Over', 'Conference.Cancelled', ...uploadErrors],
  upload: { maxBytes: livePhotoMaxBytes },
});

export const getMyLiveUploads = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceUserMobile/GetMyLiveUploads',
  access: 'ticket:staff',
  module: 'wall',
  summary: 'Whether I may put photos on the wall, to which halls, and the last 50 that I did.',
  input: z.object({}),
  output: z.object({ isPhotographer: z.boolean(), halls: z.array(z.string()), items: z.array(LiveUpload) }),
  errors: [],
});

export const withdrawLiveUpload = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/WithdrawLiveUpload',
  access: 'ticket:staff',
  module: 'wall',
  summary: 'Takes my own photo off the wall, or out of the queue before it; a second time changes nothing.',
  input: z.object({ id: idField }),
  output: LiveUpload,
  errors: ['LivePhoto.NotFound'],
});

export const uploadLivePhotoAtDesk = defineUpload({
  method: 'POST',
  path: '/api/services/app/conferenceLive/Upload',
  access: 'permission:Pages.Conferences.Staff',
  summary: 'A photo for the wall from a desk, by the caller or by one of the conference’s photographers.',
  input: z.object({ conferenceId: idField, photographerId: idField.optional(), ...uploadTexts }),
  output: LiveUpload,
  errors: ['Conference.NotFound', 'Attendee.NotFound', 'LivePhotographer.Required', ...uploadErrors],
  upload: { maxBytes: livePhotoMaxBytes },
});
