import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { cents, count, idField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { coverSchema } from './album-data.ts';
import { aiUses, NamedReference, reviewStates } from './image.ts';
import { requiredUploadFields, UploadDetails } from './image-upload.ts';

export const OwnImage = z.object({
  id: idField,
  no: z.string(),
  title: z.string(),
  description: z.string(),
  /** Null until it is processed. */
  cover: coverSchema.nullable(),
  labels: z.array(z.string()),
  category: NamedReference.nullable(),
  region: NamedReference.nullable(),
  album: NamedReference.nullable(),
  /** By tier: null where it isn't sold, 0 where it is free. */
  prices: z.object({ editorial: cents.nullable(), commercial: cents.nullable(), extended: cents.nullable() }),
  /** Whether an authorization package may pay for it. */
  canUseAuthPay: z.boolean(),
  editorialOnly: z.boolean(),
  aiUse: z.enum(aiUses).nullable(),
  reviewState: z.enum(reviewStates),
  processingState: z.enum(['queued', 'ready', 'failed']),
  views: count,
  likes: count,
  collects: count,
  downloads: count,
  sales: count,
  /** Views of each of the last 30 days, the oldest first; empty where there were none. */
  trend: z.array(count).max(30),
  takenAt: wireTime.nullable(),
  submittedAt: wireTime.nullable(),
  publishedAt: wireTime.nullable(),
  createdAt: wireTime,
  /** Fields to fill before it can be submitted. */
  missing: z.array(z.enum(requiredUploadFields)),
  abilities: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    takeOffline: z.boolean(),
    /** Only what its author took offline. */
    publish: z.boolean(),
    delete: z.boolean(),
    /** Only what its author deleted. */
    restore: z.boolean(),
  }),
});
export type OwnImage = z.infer<typeof OwnImage>;

export const OwnImageCounts = z.object({
  all: count,
  draft: count,
  pending: count,
  rejected: count,
  approved: count,
  offline: count,
  deleted: count,
});
export type OwnImageCounts = z.infer<typeof OwnImageCounts>;

export const getOwnImages = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/photographerImage/GetImages',
  access: 'user',
  summary: 'The caller’s own pictures with what was counted of them; deleted ones only when asked for.',
  input: z.object({
    ...pageFields,
    keyword: textField(100).default(''),
    reviewState: z.enum(reviewStates).optional(),
    albumId: idField.optional(),
    sorting: sortingField(
      ['createdAt', 'takenAt', 'title', 'views', 'recentViews', 'likes', 'collects', 'downloads', 'sales'],
      'createdAt DESC',
    ),
  }),
  output: pageOf(OwnImage).extend({
    /** By state, whatever the filters; `all` without the deleted ones. */
    counts: OwnImageCounts,
  }),
  errors: ['Photographer.Required'],
});

export const getOwnImage = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/photographerImage/GetImage',
  access: 'user',
  summary: 'One of the caller’s own pictures in any state.',
  input: z.object({ id: idField }),
  output: OwnImage,
  errors: ['Photographer.Required', 'Image.NotFound'],
});

export const updateOwnImage = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/photographerImage/UpdateImage',
  access: 'user',
  summary: 'Changes what the caller says about an own picture, unless it is in review or deleted.',
  input: UploadDetails.extend({ id: idField, title: textField(100, 1) }),
  output: OwnImage,
  errors: [
    'Photographer.Required',
    'Image.NotFound',
    'Image.StateMismatch',
    'Image.Incomplete',
    'Album.NotFound',
    'Category.NotFound',
    'Region.NotFound',
    'Image.PriceOutOfRange',
    'Text.Blocked',
  ],
});

export const updateOwnImages = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/photographerImage/UpdateImages',
  access: 'user',
  summary: 'Sets prices, category, region or album of, and adds labels to, own pictures; what is left out stays.',
  input: bulkInput.extend({
    prices: UploadDetails.shape.prices.optional(),
    canUseAuthPay: z.boolean().optional(),
    categoryId: idField.optional(),
    regionId: idField.optional(),
    /** Null takes them out of their albums. */
    albumId: idField.nullable().optional(),
    addLabels: UploadDetails.shape.labels.default([]),
  }),
  output: bulkResult,
  errors: [
    'Photographer.Required',
    'Album.NotFound',
    'Category.NotFound',
    'Region.NotFound',
    'Image.PriceOutOfRange',
    'Text.Blocked',
  ],
});

const bulk = { method: 'POST', access: 'user', input: bulkInput, output: bulkResult } as const;
const errors = ['Photographer.Required'] as const;

export const submitOwnImages = defineEndpoint({
  ...bulk,
  path: '/api/services/app/photographerImage/SubmitImages',
  summary: 'Hands own drafts with complete details to review.',
  errors,
});

export const takeOwnImagesOffline = defineEndpoint({
  ...bulk,
  path: '/api/services/app/photographerImage/TakeImagesOffline',
  summary: 'Takes own published pictures offline; licences that were sold stay downloadable.',
  errors,
});

export const publishOwnImages = defineEndpoint({
  ...bulk,
  path: '/api/services/app/photographerImage/PublishImages',
  summary: 'Publishes pictures again that the caller took offline.',
  errors,
});

export const deleteOwnImages = defineEndpoint({
  ...bulk,
  path: '/api/services/app/photographerImage/DeleteImages',
  summary: 'Moves own pictures to the trash; licences that were sold stay downloadable.',
  errors,
});

export const restoreOwnImages = defineEndpoint({
  ...bulk,
  path: '/api/services/app/photographerImage/RestoreImages',
  summary: 'Returns pictures that the caller deleted to the state they had.',
  errors,
});
