import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { ExportLink, exportFields } from '../export.ts';
import { cents, count, idField, listField, textField, wireDate, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { pictureErrors } from '../picture-errors.ts';
import { coverSchema } from './album-data.ts';
import { aiUses, NamedReference, orientations, reviewStates, StateCounts } from './image.ts';
import { TierPrices } from './image-price.ts';

export const ManagedImage = z.object({
  id: idField,
  no: z.string(),
  title: z.string(),
  description: z.string(),
  cover: coverSchema.nullable(),
  labels: z.array(z.string()),
  category: NamedReference.nullable(),
  region: NamedReference.nullable(),
  author: NamedReference,
  album: NamedReference.nullable(),
  orientation: z.enum(orientations).nullable(),
  reviewState: z.enum(reviewStates),
  processingState: z.enum(['queued', 'ready', 'failed']),
  processingError: z.string().nullable(),
  bytes: count,
  /** Null when the image isn't for sale. */
  unitPrice: cents.nullable(),
  prices: z.object({ editorial: cents.nullable(), commercial: cents.nullable(), extended: cents.nullable() }),
  /** Whether an authorization package may pay for it. */
  canUseAuthPay: z.boolean(),
  editorialOnly: z.boolean(),
  /** Null where the author wasn't asked. */
  aiUse: z.enum(aiUses).nullable(),
  views: count,
  likes: count,
  downloads: count,
  sales: count,
  takenAt: wireTime.nullable(),
  publishedAt: wireTime.nullable(),
  createdAt: wireTime,
});
export type ManagedImage = z.infer<typeof ManagedImage>;

/** Filters and order of the image list. */
const imageListFields = {
  keyword: textField(100).default(''),
  reviewStates: listField(z.enum(reviewStates), 6),
  categoryIds: listField(idField, 50),
  regionIds: listField(idField, 50),
  photographerId: idField.optional(),
  albumId: idField.optional(),
  orientations: listField(z.enum(orientations), 4),
  createdFrom: wireDate.optional(),
  createdTo: wireDate.optional(),
  sorting: sortingField(
    ['createdAt', 'publishedAt', 'takenAt', 'title', 'views', 'likes', 'downloads', 'bytes'],
    'createdAt DESC',
  ),
};

export const getManagedImages = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/image/GetImages',
  access: 'permission:Pages.Images',
  summary: 'All images of the library in any state, for the back office.',
  input: z.object({ ...pageFields, ...imageListFields }),
  output: pageOf(ManagedImage),
  errors: [],
});

export const getImageCounts = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/image/GetStateCounts',
  access: 'permission:Pages.Images',
  summary: 'How many images are in each state.',
  input: z.object({}),
  output: StateCounts,
  errors: [],
});

export const exportImages = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/image/ExportImages',
  access: 'permission:Pages.Images',
  summary: 'Answers a link for one download of the filtered list, within five minutes.',
  input: z.object({ ...imageListFields, ...exportFields }),
  output: ExportLink,
  errors: [],
});

export const updateImage = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/image/UpdateImage',
  access: 'permission:Pages.Images.Edit',
  summary: 'Changes an image’s title, description, labels, category, region and price.',
  input: z.object({
    id: idField,
    title: textField(100, 1),
    description: textField(2000),
    labels: z.array(textField(20, 1)).max(30, '最多 30 个标签'),
    categoryId: idField.nullable(),
    regionId: idField.nullable(),
    /** Null takes the image from sale. */
    unitPrice: cents.max(100_000_000, '价格过高').nullable(),
  }),
  output: ManagedImage,
  errors: ['Text.Blocked', 'Image.NotFound', 'Category.NotFound', 'Region.NotFound'],
});

export const updateImages = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/image/UpdateImages',
  access: 'permission:Pages.Images.Edit',
  summary: 'Sets category and region of many images, adds labels and takes others off; what is left out stays.',
  input: bulkInput.extend({
    categoryId: idField.optional(),
    regionId: idField.optional(),
    addLabels: z.array(textField(20, 1)).max(30, '最多 30 个标签').default([]),
    removeLabels: z.array(textField(20, 1)).max(30, '最多 30 个标签').default([]),
  }),
  output: bulkResult,
  errors: ['Text.Blocked', 'Category.NotFound', 'Region.NotFound'],
});

export const priceImages = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/image/PriceImages',
  access: 'permission:Pages.Images.Edit',
  summary: 'Sets what images cost in each tier, null in all of them for viewing only, and whether a package may pay.',
  input: bulkInput.extend({ prices: TierPrices, canUseAuthPay: z.boolean().optional() }),
  output: bulkResult,
  errors: [],
});

export const moveImagesToAlbum = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/image/MoveToAlbum',
  access: 'permission:Pages.Images.Edit',
  summary: 'Puts images behind those of an album of the same author, or takes them out of theirs.',
  input: bulkInput.extend({ albumId: idField.nullable() }),
  output: bulkResult,
  errors: ['Album.NotFound'],
});

export const uploadImage = defineUpload({
  method: 'POST',
  path: '/api/services/app/image/UploadImage',
  access: 'permission:Pages.Images.Create',
  summary: 'Adds one picture for a photographer; it waits for its review.',
  input: z.object({ photographerId: idField, albumId: idField.optional() }),
  output: ManagedImage,
  errors: [
    'Photographer.NotFound',
    'Album.NotFound',
    'Image.Duplicate',
    'Request.TooLarge',
    'Storage.Full',
    'Tenant.StorageLimitReached',
    ...pictureErrors,
  ],
  upload: { maxBytes: 100 * 1024 * 1024 },
});

export const publishImages = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/image/PublishImages',
  access: 'permission:Pages.Images.Review',
  summary: 'Publishes processed images that are pending or offline.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});

export const takeImagesOffline = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/image/TakeImagesOffline',
  access: 'permission:Pages.Images.Review',
  summary: 'Takes published images offline: gone from every public list, page and derivative.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});

export const retryImageProcessing = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/image/RetryProcessing',
  access: 'permission:Pages.Images.Edit',
  summary: 'Queues images whose processing failed once more.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});
