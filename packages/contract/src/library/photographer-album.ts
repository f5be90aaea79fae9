import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireDate, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { coverSchema } from './album-data.ts';
import { NamedReference, reviewStates } from './image.ts';

/** Who sees an album's page; its images keep their own state. */
export const albumVisibilities = ['all', 'unit', 'link', 'self'] as const;
export type AlbumVisibility = (typeof albumVisibilities)[number];

export const AlbumShare = z.object({
  /** Path and query of the page that the link leads to. */
  path: z.string(),
  hasPassword: z.boolean(),
  /** The last day on which the link works; null without an end. */
  lastDay: wireDate.nullable(),
  canDownload: z.boolean(),
});
export type AlbumShare = z.infer<typeof AlbumShare>;

export const OwnAlbum = z.object({
  id: idField,
  title: z.string(),
  description: z.string(),
  cover: coverSchema.nullable(),
  category: NamedReference.nullable(),
  region: NamedReference.nullable(),
  imageCount: count,
  reviewState: z.enum(reviewStates),
  visibility: z.enum(albumVisibilities),
  /** How its link is used; null for an album that isn't seen by a link. */
  share: AlbumShare.nullable(),
  views: count,
  likes: count,
  collects: count,
  publishedAt: wireTime.nullable(),
  createdAt: wireTime,
  abilities: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    withdraw: z.boolean(),
    takeOffline: z.boolean(),
    /** Only what its author took offline. */
    publish: z.boolean(),
    delete: z.boolean(),
    /** Only what its author deleted. */
    restore: z.boolean(),
  }),
});
export type OwnAlbum = z.infer<typeof OwnAlbum>;

/** A picture of an album as its author orders it. */
export const AlbumPicture = z.object({
  id: idField,
  title: z.string(),
  cover: coverSchema.nullable(),
  reviewState: z.enum(reviewStates),
  takenAt: wireTime.nullable(),
  sales: count,
});
export type AlbumPicture = z.infer<typeof AlbumPicture>;

const maxPictures = 2000;
const albumFields = {
  title: textField(100, 1),
  description: textField(2000).default(''),
  categoryId: idField.nullable().default(null),
  regionId: idField.nullable().default(null),
};

export const getOwnAlbums = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/photographerAlbum/GetAlbums',
  access: 'user',
  summary: 'The caller’s own albums in any state; deleted ones only when asked for.',
  input: z.object({
    ...pageFields,
    keyword: textField(100).default(''),
    reviewStates: listField(z.enum(reviewStates), 6),
    sorting: sortingField(['createdAt', 'title', 'views', 'imageCount'], 'createdAt DESC'),
  }),
  output: pageOf(OwnAlbum),
  errors: ['Photographer.Required'],
});

export const createOwnAlbum = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/photographerAlbum/CreateAlbum',
  access: 'user',
  idempotent: true,
  summary: 'Creates an album of the caller as a draft.',
  input: z.object(albumFields),
  output: OwnAlbum,
  errors: ['Photographer.Required', 'Album.TitleTaken', 'Category.NotFound', 'Region.NotFound', 'Text.Blocked'],
});

export const getOwnAlbum = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/photographerAlbum/GetAlbum',
  access: 'user',
  summary: 'One of the caller’s own albums with its pictures in their order.',
  input: z.object({ id: idField }),
  output: OwnAlbum.extend({ coverImageId: idField.nullable(), pictures: z.array(AlbumPicture) }),
  errors: ['Photographer.Required', 'Album.NotFound'],
});

export const updateOwnAlbum = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/photographerAlbum/UpdateAlbum',
  access: 'user',
  summary: 'Changes an own album’s texts, place, cover and who sees it, unless it is in review or deleted.',
  input: z.object({
    id: idField,
    ...albumFields,
    /** An own picture of the album; null keeps the first one. */
    coverImageId: idField.nullable(),
    visibility: z.enum(albumVisibilities),
    /** Used where the album is seen by its link. */
    share: z
      .object({
        /** Left out: stays; "": the link suffices. */
        password: textField(64).optional(),
        lastDay: wireDate.nullable(),
        canDownload: z.boolean(),
        /** Makes another link; the old one ends. */
        isRenewed: z.boolean().default(false),
      })
      .optional(),
  }),
  output: OwnAlbum,
  errors: [
    'Photographer.Required',
    'Album.NotFound',
    'Album.StateMismatch',
    'Album.TitleTaken',
    'Category.NotFound',
    'Region.NotFound',
    'Image.NotFound',
    'Text.Blocked',
  ],
});

export const orderOwnAlbum = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/photographerAlbum/OrderImages',
  access: 'user',
  summary: 'Puts all pictures of an own album into this order, and chooses its cover.',
  input: z.object({
    id: idField,
    imageIds: listField(idField, maxPictures),
    coverImageId: idField.nullable().optional(),
  }),
  output: z.object({}),
  errors: ['Photographer.Required', 'Album.NotFound', 'Album.Changed', 'Image.NotFound'],
});

const bulk = { method: 'POST', access: 'user', input: bulkInput, output: bulkResult } as const;
const errors = ['Photographer.Required'] as const;

export const submitOwnAlbums = defineEndpoint({
  ...bulk,
  path: '/api/services/app/photographerAlbum/SubmitAlbum',
  summary: 'Hands own drafted or rejected albums that hold a picture to review.',
  errors,
});

export const withdrawOwnAlbums = defineEndpoint({
  ...bulk,
  path: '/api/services/app/photographerAlbum/WithdrawAlbum',
  summary: 'Takes own albums back from review; they are drafts again.',
  errors,
});

export const takeOwnAlbumsOffline = defineEndpoint({
  ...bulk,
  path: '/api/services/app/photographerAlbum/TakeAlbumOffline',
  summary: 'Takes own published albums offline; their pictures stay as they are.',
  errors,
});

export const publishOwnAlbums = defineEndpoint({
  ...bulk,
  path: '/api/services/app/photographerAlbum/PublishAlbum',
  summary: 'Publishes albums again that the caller took offline.',
  errors,
});

export const deleteOwnAlbums = defineEndpoint({
  ...bulk,
  path: '/api/services/app/photographerAlbum/DeleteAlbum',
  summary: 'Moves own albums to the trash; their pictures stay as they are.',
  errors,
});

export const restoreOwnAlbums = defineEndpoint({
  ...bulk,
  path: '/api/services/app/photographerAlbum/RestoreAlbum',
  summary: 'Returns albums that the caller deleted to the state they had.',
  errors: [...errors, 'Album.TitleTaken'],
});
