import { BookFile } from '@tuyuan/contract/library/book-management.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { countRows, oneId } from '../../../platform/database/values.ts';
import { scanJson } from './book-picture.repository.ts';

const KeyRow = z.object({ key: z.string() });
const WorkRow = z.object({ key: z.string(), pageCount: z.int(), rendered: z.int() });

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

/** Marks the file as being rendered; null where it was deleted. Pages are rendered in order, so `rendered` of them are there. */
export function beginRendering(db: Database, id: number): Promise<z.infer<typeof WorkRow> | null> {
  return findOne(
    db,
    WorkRow,
    sql`UPDATE book_file f SET state = 'rendering' WHERE id = ${id}
    RETURNING key, page_count, (SELECT count(*)::int FROM book_scan WHERE file_id = f.id) AS rendered`,
  );
}

interface NewScan {
  number: number;
  key: string;
  width: number;
  height: number;
  thumbhash: string;
}

/** Adds rendered pages; returns false where the file was deleted meanwhile. A page that another worker added stays. */
export async function insertScans(db: Database, fileId: number, scans: readonly NewScan[]): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    WITH file AS (SELECT id FROM book_file WHERE id = ${fileId} FOR KEY SHARE),
    added AS (INSERT INTO book_scan (file_id, number, key, width, height, thumbhash)
      SELECT file.id, n.number, n.key, n.width, n.height, n.thumbhash
      FROM file, jsonb_to_recordset(${JSON.stringify(scans)}::jsonb) AS n (number int, key text, width int, height int, thumbhash text)
      ON CONFLICT (file_id, number) DO NOTHING)
    SELECT 1 FROM file`);
  return rowCount === 1;
}

export async function endRendering(db: Database, id: number, state: 'done' | 'failed'): Promise<void> {
  await db.execute(sql`UPDATE book_file SET state = ${state} WHERE id = ${id}`);
}

/** Returns the keys of the PDFs of a book, or of one PDF, and of their rendered pages. */
export async function findStoredKeys(
  db: Database,
  of: { bookId: number } | { fileId: number },
): Promise<{ files: string[]; scans: string[] }> {
  const where = 'bookId' in of ? sql`f.book_id = ${of.bookId}` : sql`f.id = ${of.fileId}`;
  const files = await many(db, KeyRow, sql`SELECT f.key FROM book_file f WHERE ${where}`);
  const scans = await many(
    db,
    KeyRow,
    sql`SELECT s.key FROM book_scan s JOIN book_file f ON f.id = s.file_id WHERE ${where}`,
  );
  return { files: files.map(({ key }) => key), scans: scans.map(({ key }) => key) };
}

/** Returns false if there is none. */
export async function removeBookFile(db: Database, id: number): Promise<boolean> {
  return (await db.execute(sql`DELETE FROM book_file WHERE id = ${id}`)).rowCount === 1;
}
