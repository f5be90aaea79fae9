import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, wireTime } from '../fields.ts';
import { cursorField, pageFields, pageOf } from '../paging.ts';
import { AuthorCard, ImageCard, NamedReference } from './image.ts';

const Cover = z.object({
  id: idField,
  version: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  thumbhash: z.string(),
  title: z.string(),
});
export type Cover = z.infer<typeof Cover>;
export const coverSchema = Cover;

export const AlbumCard = z.object({
  id: idField,
  title: z.string(),
  /** Up to three pictures; the first is the chosen cover. */
  covers: z.array(Cover).max(3),
  author: AuthorCard,
  imageCount: count,
  views: count,
  likes: count,
  regionName: z.string(),
  publishedAt: wireTime.nullable(),
});
export type AlbumCard = z.infer<typeof AlbumCard>;

export const AlbumDetail = AlbumCard.extend({
  description: z.string(),
  category: NamedReference.nullable(),
  collects: count,
});
export type AlbumDetail = z.infer<typeof AlbumDetail>;

export const TopicAlbumCard = z.object({
  id: idField,
  title: z.string(),
  summary: z.string(),
  cover: Cover.nullable(),
  imageCount: count,
  albumCount: count,
});
export type TopicAlbumCard = z.infer<typeof TopicAlbumCard>;

export const albumSorts = ['relevance', 'newest', 'hottest'] as const;

export const getAlbum = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/albumData/GetAlbum',
  access: 'public',
  summary: 'One published album; its images come from GetAlbumImages.',
  input: z.object({ id: idField }),
  output: AlbumDetail,
  errors: ['Album.NotFound'],
});

export const getAlbumImages = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/albumData/GetAlbumImages',
  access: 'public',
  summary: 'The published images of an album in the photographer’s order; follow nextCursor for the next page.',
  input: z.object({ ...pageFields, cursor: cursorField, id: idField }),
  output: pageOf(ImageCard),
  errors: ['Album.NotFound'],
});

export const getAlbums = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/albumData/GetAlbums',
  access: 'public',
  summary: 'Published albums, filtered.',
  input: z.object({
    ...pageFields,
    cursor: cursorField,
    categoryIds: listField(idField, 50),
    regionIds: listField(idField, 50),
    photographerId: idField.optional(),
    sort: z.enum(albumSorts).exclude(['relevance']).default('newest'),
  }),
  output: pageOf(AlbumCard),
  errors: [],
});

export const getTopicAlbums = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/albumData/GetTopicAlbums',
  access: 'public',
  summary: 'Published topic albums in the editors’ order.',
  input: z.object(pageFields),
  output: pageOf(TopicAlbumCard),
  errors: [],
});

export const getTopicAlbum = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/albumData/GetTopicAlbum',
  access: 'public',
  summary: 'One topic album: story, albums and images in the editors’ order.',
  input: z.object({ id: idField }),
  output: TopicAlbumCard.extend({
    story: z.string(),
    publishedAt: wireTime.nullable(),
    albums: z.array(AlbumCard),
    images: z.array(ImageCard),
  }),
  errors: ['TopicAlbum.NotFound'],
});
