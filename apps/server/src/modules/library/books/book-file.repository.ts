import { BookFile } from '@tuyuan/contract/library/book-management.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { textList } from '../../../platform/database/sql-parts.ts';
import { countRows, oneId } from '../../../platform/database/values.ts';
import { scanJson } from './book-picture.repository.ts';

const KeyRow = z.object({ key: z.string() });

export function countBookFiles(db: Database, bookId: number): Promise<number> {
  return countRows(db, sql`SELECT 1 FROM book_file WHERE book_id = ${bookId}`);
}

interface NewFile {
  key: string;
  fileName: string;
  pageCount: number;
}

export function insertBookFile(db: Database, bookId: number, file: NewFile): Promise<number> {
  return oneId(
    db,
    sql`INSERT INTO book_file (book_id, key, file_name, page_count) VALUES (${bookId}, ${file.key}, ${file.fileName}, ${file.pageCount}) RETURNING id`,
  );
}

export function findBookFile(db: Database, id: number): Promise<BookFile | null> {
  return findOne(
    db,
    BookFile,
    sql`SELECT f.id, f.file_name, f.state, f.page_count,
      coalesce((SELECT json_agg(json_build_object('number', s.number, 'picture', ${scanJson}) ORDER BY s.number)
        FROM book_scan s WHERE s.file_id = f.id), '[]') AS scans
    FROM book_file f WHERE f.id = ${id}`,
  );
}

/**
 * Locks the PDFs of a book, or one PDF, so that no page is added to them, and returns the keys of these and of their rendered
 * pages.
 */
export async function lockStoredKeys(
  transaction: Database,
  of: { bookId: number } | { fileId: number },
): Promise<{ files: string[]; scans: string[] }> {
  const where = 'bookId' in of ? sql`f.book_id = ${of.bookId}` : sql`f.id = ${of.fileId}`;
  const files = await many(
    transaction,
    KeyRow,
    sql`SELECT f.key FROM book_file f WHERE ${where} ORDER BY f.id FOR UPDATE`,
  );
  const scans = await many(
    transaction,
    KeyRow,
    sql`SELECT s.key FROM book_scan s JOIN book_file f ON f.id = s.file_id WHERE ${where}`,
  );
  return { files: files.map(({ key }) => key), scans: scans.map(({ key }) => key) };
}

/** Returns those of the keys that are of a PDF or of a rendered page. */
export async function findUsedKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const found = await many(
    db,
    KeyRow,
    sql`SELECT key FROM book_file WHERE key = ANY(${textList(keys)}) UNION ALL SELECT key FROM book_scan WHERE key = ANY(${textList(keys)})`,
  );
  return new Set(found.map(({ key }) => key));
}

export async function removeBookFile(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM book_file WHERE id = ${id}`);
}
