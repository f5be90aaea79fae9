import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { coverSchema } from './album-data.ts';
import { NamedReference, reviewStates, StateCounts } from './image.ts';

export const ManagedAlbum = z.object({
  id: idField,
  title: z.string(),
  description: z.string(),
  cover: coverSchema.nullable(),
  category: NamedReference.nullable(),
  region: NamedReference.nullable(),
  author: NamedReference,
  imageCount: count,
  reviewState: z.enum(reviewStates),
  views: count,
  likes: count,
  publishedAt: wireTime.nullable(),
  createdAt: wireTime,
});
export type ManagedAlbum = z.infer<typeof ManagedAlbum>;

export const getManagedAlbums = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/album/GetAlbums',
  access: 'permission:Pages.Albums',
  summary: 'All albums in any state, for the back office.',
  input: z.object({
    ...pageFields,
    keyword: textField(100).default(''),
    reviewStates: listField(z.enum(reviewStates), 6),
    categoryIds: listField(idField, 50),
    regionIds: listField(idField, 50),
    photographerId: idField.optional(),
    sorting: sortingField(['createdAt', 'publishedAt', 'title', 'views', 'likes', 'imageCount'], 'createdAt DESC'),
  }),
  output: pageOf(ManagedAlbum),
  errors: [],
});

export const getAlbumCounts = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/album/GetStateCounts',
  access: 'permission:Pages.Albums',
  summary: 'How many albums are in each state.',
  input: z.object({}),
  output: StateCounts,
  errors: [],
});

export const createAlbum = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/album/CreateAlbum',
  access: 'permission:Pages.Albums.Create',
  summary: 'Makes an empty album of a photographer, which waits for its publication.',
  input: z.object({
    photographerId: idField,
    title: textField(100, 1),
    description: textField(2000),
    categoryId: idField.nullable(),
    regionId: idField.nullable(),
  }),
  output: ManagedAlbum,
  errors: [
    'Text.Blocked',
    'Photographer.NotFound',
    'Album.TitleTaken',
    'Category.NotFound',
    'Region.NotFound',
    'Album.NotFound',
  ],
  idempotent: true,
});

export const updateAlbum = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/album/UpdateAlbum',
  access: 'permission:Pages.Albums.Edit',
  summary: 'Changes an album’s title, description, category, region and cover.',
  input: z.object({
    id: idField,
    title: textField(100, 1),
    description: textField(2000),
    categoryId: idField.nullable(),
    regionId: idField.nullable(),
    /** An image of the album; null keeps the first one. */
    coverImageId: idField.nullable(),
  }),
  output: ManagedAlbum,
  errors: [
    'Text.Blocked',
    'Album.NotFound',
    'Album.TitleTaken',
    'Category.NotFound',
    'Region.NotFound',
    'Image.NotFound',
  ],
});

export const publishAlbums = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/album/PublishAlbums',
  access: 'permission:Pages.Albums.Review',
  summary: 'Publishes albums that are pending or offline.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});

export const takeAlbumsOffline = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/album/TakeAlbumsOffline',
  access: 'permission:Pages.Albums.Review',
  summary: 'Takes published albums offline; their images stay as they are.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});
