import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { coverSchema } from './album-data.ts';
import { NamedReference, reviewStates } from './image.ts';

/** Who sees an album's page; its images keep their own state. */
export const albumVisibilities = ['all', 'unit', 'link', 'self'] as const;
export type AlbumVisibility = (typeof albumVisibilities)[number];

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
  views: count,
  likes: count,
  collects: count,
  publishedAt: wireTime.nullable(),
  createdAt: wireTime,
});
export type OwnAlbum = z.infer<typeof OwnAlbum>;

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
