import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import {
  BookDraft,
  type createBook,
  type getManagedBooks,
  ManagedBook,
  type updateBook,
} from '@tuyuan/contract/library/book-management.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { containing, idList } from '../../../platform/database/sql-parts.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';
import { draftCover, draftPicture, isShown, pageCount, pagesOfBook, scanJson } from './book-picture.repository.ts';

const times = { publishedAt: z.date().nullable(), updatedAt: z.date() };
const BookRow = ManagedBook.extend(times);
const DraftRow = BookDraft.extend(times);
export type BookDraftRow = z.infer<typeof DraftRow>;
type NewPages = InputOf<typeof updateBook>['pages'];

const columns = sql`b.id, b.title, b.author, ${draftCover} AS cover, ${pageCount} AS page_count, b.state, b.published_at, b.updated_at`;

const pages = sql`coalesce((SELECT json_agg(json_build_object(
    'imageId', p.image_id, 'scanId', p.scan_id, 'caption', p.caption, 'isCover', p.is_cover, 'picture', ${draftPicture},
    'reviewState', i.review_state, 'title', coalesce(i.title, f.file_name || ' · ' || s.number, '')) ORDER BY p.position)
  FROM ${pagesOfBook} LEFT JOIN book_file f ON f.id = s.file_id WHERE p.book_id = b.id), '[]')`;
const files = sql`coalesce((SELECT json_agg(json_build_object('id', f.id, 'fileName', f.file_name, 'state', f.state, 'pageCount', f.page_count,
    'scans', coalesce((SELECT json_agg(json_build_object('number', s.number, 'picture', ${scanJson}) ORDER BY s.number)
      FROM book_scan s WHERE s.file_id = f.id), '[]')) ORDER BY f.id)
  FROM book_file f WHERE f.book_id = b.id), '[]')`;

export function findManagedBooks(db: Database, { keyword, state, sorting, ...page }: InputOf<typeof getManagedBooks>) {
  const where = [
    keyword !== '' && sql`(b.title ILIKE ${containing(keyword)} OR b.author ILIKE ${containing(keyword)})`,
    state !== undefined && sql`b.state = ${state}`,
  ];
  const order = orderBy(
    sorting,
    { updatedAt: sql`b.updated_at`, title: sql`b.title`, publishedAt: sql`b.published_at` },
    sql`b.id`,
  );
  return findPage(db, BookRow, { columns, from: sql`book b`, where, order }, page);
}

export function findBookDraft(db: Database, id: number): Promise<BookDraftRow | null> {
  return findOne(
    db,
    DraftRow,
    sql`SELECT ${columns}, b.description, b.revision, ${pages} AS pages, ${files} AS files
    FROM book b WHERE b.id = ${id}`,
  );
}

export function insertBook(db: Database, { title, author }: InputOf<typeof createBook>): Promise<number> {
  return oneId(db, sql`INSERT INTO book (title, author) VALUES (${title}, ${author}) RETURNING id`);
}

/** Locks the book until the transaction ends and returns its revision; null if there is none. */
export async function lockBook(transaction: Database, id: number): Promise<number | null> {
  const row = await findOne(
    transaction,
    z.object({ revision: z.int() }),
    sql`SELECT revision FROM book WHERE id = ${id} FOR UPDATE`,
  );
  return row?.revision ?? null;
}

export async function changeBook(
  transaction: Database,
  book: Pick<InputOf<typeof updateBook>, 'id' | 'title' | 'description' | 'author'>,
): Promise<void> {
  await transaction.execute(sql`
    UPDATE book SET title = ${book.title}, description = ${book.description}, author = ${book.author},
      revision = revision + 1, updated_at = now() WHERE id = ${book.id}`);
}

/**
 * Locks those images against deletion, in the order of their numbers, that visitors see, or with `any` those outside the trash,
 * and returns them.
 */
export function keepImages(transaction: Database, ids: readonly number[], any: boolean): Promise<number[]> {
  const mayHold = any ? sql`i.review_state <> 'deleted'` : isShown;
  return findIds(
    transaction,
    sql`SELECT i.id FROM image i WHERE i.id = ANY(${idList(ids)}) AND ${mayHold} ORDER BY i.id FOR KEY SHARE`,
  );
}

/** Returns those of the images that are pages of the book already, in whatever state. */
export function findUsedImages(db: Database, bookId: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT DISTINCT image_id AS id FROM book_page WHERE book_id = ${bookId} AND image_id IS NOT NULL`,
  );
}

/** Locks the rendered pages of the book's own PDFs against deletion and returns them. */
export function keepScans(transaction: Database, bookId: number, ids: readonly number[]): Promise<number[]> {
  return findIds(
    transaction,
    sql`SELECT s.id FROM book_scan s JOIN book_file f ON f.id = s.file_id
    WHERE s.id = ANY(${idList(ids)}) AND f.book_id = ${bookId} ORDER BY s.id FOR KEY SHARE OF s`,
  );
}

/** Puts these in place of the pages that the book has. */
export async function replacePages(transaction: Database, bookId: number, newPages: NewPages): Promise<void> {
  await transaction.execute(sql`DELETE FROM book_page WHERE book_id = ${bookId}`);
  await transaction.execute(sql`
    INSERT INTO book_page (book_id, position, image_id, scan_id, caption, is_cover)
    SELECT ${bookId}, n.position, (n.page ->> 'imageId')::int, (n.page ->> 'scanId')::int, n.page ->> 'caption', (n.page ->> 'isCover')::boolean
    FROM jsonb_array_elements(${JSON.stringify(newPages)}::jsonb) WITH ORDINALITY AS n (page, position)`);
}

/** True if visitors would see a page of it. */
export async function hasShownPage(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    SELECT 1 FROM ${pagesOfBook} WHERE p.book_id = ${id} AND (s.id IS NOT NULL OR (${isShown})) LIMIT 1`);
  return rowCount === 1;
}

/** A second publication keeps the time of the first. */
export async function setBookState(transaction: Database, id: number, state: 'published' | 'offline'): Promise<void> {
  await transaction.execute(sql`
    UPDATE book SET state = ${state}, published_at = coalesce(published_at, now()), updated_at = now() WHERE id = ${id}`);
}

export async function removeBook(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM book WHERE id = ${id}`);
}
