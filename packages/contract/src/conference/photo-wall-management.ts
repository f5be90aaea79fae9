import { z } from 'zod';
import { bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { LivePhoto, livePhotoStates, liveReportReasons } from './photo-wall.ts';

const staff = 'permission:Pages.Conferences.Staff';

const LiveSettings = z.object({
  liveOn: z.boolean(),
  isReviewed: z.boolean(),
  reportsToHide: z.int(),
  counts: z.object({
    uploaded: count,
    review: count,
    published: count,
    withdrawn: count,
    failed: count,
    reported: count,
  }),
  pendingOriginals: count,
});
export type LiveSettings = z.infer<typeof LiveSettings>;

export const getLiveSettings = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceLive/GetSettings',
  access: staff,
  summary: 'Whether a conference’s wall is open and reviewed, and what waits there.',
  input: z.object({ conferenceId: idField }),
  output: LiveSettings,
  errors: ['Conference.NotFound'],
});

export const updateLiveSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceLive/UpdateSettings',
  access: staff,
  summary:
    'Opens or closes the wall, and says whether photos are looked at before they are shown. What is left out stays.',
  input: z.object({
    conferenceId: idField,
    liveOn: flagField.optional(),
    isReviewed: flagField.optional(),
    reportsToHide: z.int('请填写 1 到 100').min(1, '请填写 1 到 100').max(100, '请填写 1 到 100').optional(),
  }),
  output: LiveSettings,
  errors: ['Conference.NotFound', 'Conference.StateMismatch'],
});

export const ManagedLivePhoto = z.object({
  id: idField,
  imageId: idField,
  state: z.enum(livePhotoStates),
  title: z.string(),
  hall: z.string(),
  badgeNos: z.array(z.string()),
  author: z.string(),
  shotAt: wireTime,
  createdAt: wireTime,
  likes: count,
  /** Null until it is processed. */
  picture: LivePhoto.pick({ version: true, width: true, height: true, thumbhash: true }).nullable(),
  /** Why processing failed; "" otherwise. */
  problem: z.string(),
  withdrawnReason: z.string(),
  /** Not settled yet. */
  reports: z.array(z.enum(liveReportReasons)),
});
export type ManagedLivePhoto = z.infer<typeof ManagedLivePhoto>;

export const getManagedLivePhotos = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceLive/GetPhotos',
  access: staff,
  summary: 'A wall’s photos in any state; reported ones first, then the newest.',
  input: z.object({
    ...pageFields,
    conferenceId: idField,
    states: listField(z.enum(livePhotoStates, '没有这种状态'), 4),
    hall: textField(50).default(''),
    onlyReported: flagField.default(false),
  }),
  output: pageOf(ManagedLivePhoto),
  errors: ['Conference.NotFound'],
});

export const decideLivePhotos = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceLive/Decide',
  access: staff,
  summary: 'Puts photos on the wall, their reports settled, or takes them off it with the reason.',
  input: z.object({
    ids: listField(idField, 200).refine((ids) => ids.length > 0, '请至少选择一张'),
    isPublished: flagField,
    reason: textField(60).default(''),
  }),
  output: bulkResult,
  errors: [],
});

export const updateLivePhoto = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceLive/UpdatePhoto',
  access: staff,
  summary: 'Says where a photo was taken and whose badge numbers are on it.',
  input: z.object({ id: idField, hall: textField(50).default(''), badgeNos: textField(200).default('') }),
  output: z.object({}),
  errors: ['LivePhoto.NotFound'],
});

export const getLivePhotographers = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceLive/GetPhotographers',
  access: staff,
  summary: 'A conference’s staff, and who of them may put photos on the wall.',
  input: z.object({ conferenceId: idField, keyword: textField(50).default('') }),
  output: z.object({
    items: z.array(
      z.object({
        /** Attendee id. */
        id: idField,
        name: z.string(),
        company: z.string(),
        isPhotographer: z.boolean(),
        /** Photos belong to accounts: an attendee without one cannot be a photographer. */
        hasAccount: z.boolean(),
        photoCount: count,
      }),
    ),
  }),
  errors: ['Conference.NotFound'],
});

export const setLivePhotographer = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceLive/SetPhotographer',
  access: staff,
  summary: 'Lets one of the staff put photos on the wall, which makes his account a photographer’s, or not any more.',
  input: z.object({ attendeeId: idField, isPhotographer: flagField }),
  output: z.object({}),
  errors: ['Attendee.NotFound', 'LivePhotographer.NotStaff', 'LivePhotographer.AccountRequired'],
});

export const getLiveOriginalRequests = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceLive/GetOriginalRequests',
  access: staff,
  summary: 'Who asked for which photo’s original, what is undecided first.',
  input: z.object({ ...pageFields, conferenceId: idField }),
  output: pageOf(
    z.object({
      id: idField,
      photo: z.object({ imageId: idField, title: z.string(), version: z.string() }),
      name: z.string(),
      company: z.string(),
      purpose: z.string(),
      state: z.enum(['pending', 'granted', 'refused']),
      createdAt: wireTime,
    }),
  ),
  errors: ['Conference.NotFound'],
});

export const decideLiveOriginal = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceLive/DecideOriginal',
  access: staff,
  summary: 'Grants or refuses somebody a photo’s original, and tells him by a notice.',
  input: z.object({ id: idField, isGranted: flagField }),
  output: z.object({}),
  errors: ['LivePhoto.NotFound', 'LivePhoto.RequestDecided'],
});
