import { z } from 'zod';
import { ArticleCard } from '../content/article-data.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, listField } from '../fields.ts';
import { AlbumCard } from '../library/album-data.ts';
import { ImageCard } from '../library/image.ts';
import { pageFields, pageOf } from '../paging.ts';
import { markKinds } from './mark-kinds.ts';

/** Of one folder, or with 0 of what lies in none; without it of all. */
const folderId = z.coerce
  .number<number>('编号不正确')
  .int('编号不正确')
  .min(0, '编号不正确')
  .max(2_147_483_647, '编号不正确')
  .optional();
const subject = { kind: z.enum(markKinds, '请选择图片、图集或文章'), id: idField };

/** How many people like and have collected a work, and whether the caller does and has. */
export const Marks = z.object({ likes: count, collects: count, isLiked: z.boolean(), isCollected: z.boolean() });
export type Marks = z.infer<typeof Marks>;

export const getMarks = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userBehavior/GetMarks',
  access: 'public',
  summary: 'Likes and collections of a published image, album or article, and the caller’s own.',
  input: z.object(subject),
  output: Marks,
  errors: ['Image.NotFound', 'Album.NotFound', 'Article.NotFound'],
});

export const getOwnMarks = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userBehavior/GetOwnMarks',
  access: 'user',
  summary: 'Which of these works the caller likes, and which they have collected.',
  input: z.object({ kind: subject.kind, ids: listField(idField, 100) }),
  output: z.object({ liked: z.array(idField), collected: z.array(idField) }),
  errors: [],
});

export const setLike = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userBehavior/SetLike',
  access: 'user',
  summary: 'Likes a work, or takes that back. Idempotent.',
  input: z.object({ ...subject, isOn: flagField }),
  output: Marks,
  errors: ['Image.NotFound', 'Album.NotFound', 'Article.NotFound'],
});

export const setCollected = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userBehavior/SetCollected',
  access: 'user',
  summary: 'Puts a work into the caller’s collection, or takes it out. Idempotent.',
  input: z.object({ ...subject, isOn: flagField }),
  output: Marks,
  errors: ['Image.NotFound', 'Album.NotFound', 'Article.NotFound'],
});

export const getCollectedImages = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userBehavior/GetCollectedImages',
  access: 'user',
  summary: 'Published images in the caller’s collection or a folder of it, the last collected first.',
  input: z.object({ ...pageFields, folderId }),
  output: pageOf(ImageCard),
  errors: [],
});

export const getCollectedAlbums = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userBehavior/GetCollectedAlbums',
  access: 'user',
  summary: 'Published albums in the caller’s collection or a folder of it, the last collected first.',
  input: z.object({ ...pageFields, folderId }),
  output: pageOf(AlbumCard),
  errors: [],
});

export const getCollectedArticles = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userBehavior/GetCollectedArticles',
  access: 'user',
  summary: 'Published articles in the caller’s collection or a folder of it, the last collected first.',
  input: z.object({ ...pageFields, folderId }),
  output: pageOf(ArticleCard),
  errors: [],
});
