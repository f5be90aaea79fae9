import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { BookCard, BookPage, type getBooks } from '@tuyuan/contract/library/book-data.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { pageCount, pagesOfBook, shownCover, shownPicture } from './book-picture.repository.ts';

const CardRow = BookCard.extend({ publishedAt: z.date().nullable() });
const DetailRow = CardRow.extend({ pages: z.array(BookPage) });
type CardRow = z.infer<typeof CardRow>;

const columns = sql`b.id, b.title, b.description, b.author, ${shownCover} AS cover, ${pageCount} AS page_count, b.published_at`;
const isPublished = sql`b.state = 'published'`;

export function findBooks(db: Database, page: InputOf<typeof getBooks>) {
  const order = sql`b.published_at DESC, b.id DESC`;
  return findPage(db, CardRow, { columns, from: sql`book b`, where: [isPublished], order }, page);
}

export function findBook(db: Database, id: number): Promise<z.infer<typeof DetailRow> | null> {
  return findOne(
    db,
    DetailRow,
    sql`SELECT ${columns}, coalesce((SELECT json_agg(json_build_object(
        'caption', CASE WHEN ${shownPicture} IS NULL THEN '' ELSE p.caption END, 'picture', ${shownPicture}) ORDER BY p.position)
      FROM ${pagesOfBook} WHERE p.book_id = b.id), '[]') AS pages
    FROM book b WHERE b.id = ${id} AND ${isPublished}`,
  );
}

/** Returns the next older book, after the oldest the newest; null where there is no other. */
export function findNextBook(db: Database, id: number): Promise<CardRow | null> {
  return findOne(
    db,
    CardRow,
    sql`SELECT ${columns} FROM book b, (SELECT published_at, id FROM book WHERE id = ${id}) read
    WHERE ${isPublished} AND b.id <> ${id}
    ORDER BY (b.published_at, b.id) < (read.published_at, read.id) DESC, b.published_at DESC, b.id DESC LIMIT 1`,
  );
}

/** True if the rendered page is of a published book. */
export async function isScanPublished(db: Database, key: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    SELECT 1 FROM book_scan s JOIN book_page p ON p.scan_id = s.id JOIN book b ON b.id = p.book_id
    WHERE s.key = ${key} AND ${isPublished} LIMIT 1`);
  return rowCount === 1;
}
