import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { coverSchema } from './album-data.ts';

const ImagePicture = coverSchema.extend({ kind: z.literal('image') });

/** A page of a PDF, rendered to a picture. */
const ScanPicture = z.object({
  kind: z.literal('scan'),
  id: idField,
  key: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  thumbhash: z.string(),
});

export const BookPicture = z.discriminatedUnion('kind', [ImagePicture, ScanPicture]);
export type BookPicture = z.infer<typeof BookPicture>;

export const BookCard = z.object({
  id: idField,
  title: z.string(),
  description: z.string(),
  /** The name on the cover, a person’s or a unit’s; "" for none. */
  author: z.string(),
  cover: BookPicture.nullable(),
  /** Pages between the covers. */
  pageCount: count,
  publishedAt: wireTime.nullable(),
});
export type BookCard = z.infer<typeof BookCard>;

export const BookPage = z.object({
  caption: z.string(),
  /** Null where the picture isn't published any more; then the caption is "" as well. */
  picture: BookPicture.nullable(),
});
export type BookPage = z.infer<typeof BookPage>;

export const BookDetail = BookCard.extend({
  pages: z.array(BookPage),
  /** The book to read after this one; null where there is no other. */
  next: BookCard.nullable(),
});
export type BookDetail = z.infer<typeof BookDetail>;

export const getBooks = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/bookData/GetBooks',
  access: 'public',
  summary: 'Published books, the newest first.',
  input: z.object(pageFields),
  output: pageOf(BookCard),
  errors: [],
});

export const getBook = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/bookData/GetBook',
  access: 'public',
  summary: 'One published book with its pages in order.',
  input: z.object({ id: idField }),
  output: BookDetail,
  errors: ['Book.NotFound'],
});
