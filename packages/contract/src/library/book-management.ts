import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { count, flagField, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { BookPicture } from './book-data.ts';
import { maxBookFileBytes, maxBookPages } from './book-limits.ts';
import { reviewStates } from './image.ts';

/** A draft was never published; an offline one was. */
export const bookStates = ['draft', 'published', 'offline'] as const;
export type BookState = (typeof bookStates)[number];

export const ManagedBook = z.object({
  id: idField,
  title: z.string(),
  author: z.string(),
  cover: BookPicture.nullable(),
  pageCount: count,
  state: z.enum(bookStates),
  publishedAt: wireTime.nullable(),
  updatedAt: wireTime,
});
export type ManagedBook = z.infer<typeof ManagedBook>;

export const DraftPage = z.object({
  imageId: idField.nullable(),
  scanId: idField.nullable(),
  caption: z.string(),
  isCover: z.boolean(),
  /** The picture's own title; of a PDF's page the file's name and its number. */
  title: z.string(),
  picture: BookPicture.nullable(),
  /** Null for a page of a PDF and for one whose picture is gone. */
  reviewState: z.enum(reviewStates).nullable(),
});
export type DraftPage = z.infer<typeof DraftPage>;

export const BookFile = z.object({
  id: idField,
  fileName: z.string(),
  state: z.enum(['waiting', 'rendering', 'done', 'failed']),
  pageCount: count,
  scans: z.array(z.object({ number: count, picture: BookPicture })),
});
export type BookFile = z.infer<typeof BookFile>;

export const BookDraft = ManagedBook.extend({
  description: z.string(),
  /** Goes up with every save. */
  revision: count,
  pages: z.array(DraftPage),
  files: z.array(BookFile),
});
export type BookDraft = z.infer<typeof BookDraft>;

export const getManagedBooks = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/book/GetBooks',
  access: 'permission:Pages.Books',
  summary: 'All books in any state.',
  input: z.object({
    ...pageFields,
    keyword: textField(100).default(''),
    state: z.enum(bookStates).optional(),
    sorting: sortingField(['updatedAt', 'title', 'publishedAt'], 'updatedAt DESC'),
  }),
  output: pageOf(ManagedBook),
  errors: [],
});

export const getManagedBook = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/book/GetBook',
  access: 'permission:Pages.Books',
  summary: 'One book in any state, with its pages and the PDFs that were put in.',
  input: z.object({ id: idField }),
  output: BookDraft,
  errors: ['Book.NotFound'],
});

export const createBook = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/book/CreateBook',
  access: 'permission:Pages.Books.Create',
  summary: 'Adds an empty book that only editors see.',
  input: z.object({ title: textField(60, 1), author: textField(40).default('') }),
  output: BookDraft,
  errors: ['Book.NotFound', 'Text.Blocked'],
  idempotent: true,
});

export const updateBook = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/book/UpdateBook',
  access: 'permission:Pages.Books.Edit',
  summary: 'Sets a book’s words and pages; refused where it was saved since the given revision.',
  input: z.object({
    id: idField,
    revision: count,
    title: textField(60, 1),
    description: textField(500),
    author: textField(40),
    pages: listField(
      z.object({
        imageId: idField.nullable(),
        scanId: idField.nullable(),
        caption: textField(120),
        isCover: flagField,
      }),
      maxBookPages,
    ).refine((pages) => pages.filter(({ isCover }) => isCover).length <= 1, '封面只能有一页'),
  }),
  output: BookDraft,
  errors: ['Book.NotFound', 'Book.ChangedMeanwhile', 'Book.PageNotFound', 'Text.Blocked'],
});

export const publishBook = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/book/Publish',
  access: 'permission:Pages.Books.Edit',
  summary: 'Shows a book to visitors; it needs a page that they may see.',
  input: z.object({ id: idField }),
  output: BookDraft,
  errors: ['Book.NotFound', 'Book.Empty'],
});

export const withdrawBook = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/book/Withdraw',
  access: 'permission:Pages.Books.Edit',
  summary: 'Takes a book offline.',
  input: z.object({ id: idField }),
  output: BookDraft,
  errors: ['Book.NotFound'],
});

export const deleteBook = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/book/DeleteBook',
  access: 'permission:Pages.Books.Delete',
  summary: 'Deletes a book and its PDFs; its pictures of the library stay.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Book.NotFound'],
});

export const addBookFile = defineUpload({
  method: 'POST',
  path: '/api/services/app/book/AddFile',
  access: 'permission:Pages.Books.Edit',
  summary: 'Takes a PDF whose pages are rendered to pictures in the background.',
  input: z.object({ id: idField }),
  output: BookFile,
  errors: ['Book.NotFound', 'Book.NotPdf', 'Book.Encrypted', 'Book.TooManyPages', 'Book.TooManyFiles'],
  upload: { maxBytes: maxBookFileBytes },
  idempotent: true,
});

export const deleteBookFile = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/book/DeleteFile',
  access: 'permission:Pages.Books.Edit',
  summary: 'Deletes a PDF and the pictures of its pages; pages made of them become empty.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Book.FileNotFound'],
});
