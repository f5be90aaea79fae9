import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { findIds } from '../../../platform/database/values.ts';

/** Longer than a heartbeat by far; a process that was killed holds a PDF up for as long. */
const leaseFor: SQL = sql`interval '30 seconds'`;
const isFree = sql`state IN ('waiting', 'rendering') AND (leased_until IS NULL OR leased_until < now())`;

const LeasedFile = z.object({ key: z.string(), pageCount: z.int(), rendered: z.int() });

/**
 * Takes the lease of a PDF that is to be rendered; null where somebody has it, or it is done or gone. Pages are rendered in
 * order, so `rendered` of them are there.
 */
export function takeBookLease(db: Database, id: number, lease: string): Promise<z.infer<typeof LeasedFile> | null> {
  return findOne(
    db,
    LeasedFile,
    sql`UPDATE book_file f SET state = 'rendering', lease = ${lease}, leased_until = now() + ${leaseFor}
    WHERE id = ${id} AND ${isFree}
    RETURNING key, page_count, (SELECT count(*)::int FROM book_scan WHERE file_id = f.id) AS rendered`,
  );
}

/** Prolongs the lease; false where another process has it by now, or the PDF is gone. */
export async function keepBookLease(db: Database, id: number, lease: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`UPDATE book_file SET leased_until = now() + ${leaseFor} WHERE id = ${id} AND lease = ${lease}`,
  );
  return rowCount === 1;
}

/** Gives the lease back with what came of it; `rendering` waits for the next attempt. */
export async function dropBookLease(
  db: Database,
  id: number,
  lease: string,
  state: 'rendering' | 'done' | 'failed',
): Promise<void> {
  await db.execute(
    sql`UPDATE book_file SET state = ${state}, lease = NULL, leased_until = NULL WHERE id = ${id} AND lease = ${lease}`,
  );
}

interface NewScan {
  number: number;
  key: string;
  width: number;
  height: number;
  thumbhash: string;
}

/** Adds rendered pages; returns false where the PDF was deleted meanwhile or the lease is another's. A page that is there stays. */
export async function insertScans(
  db: Database,
  { fileId, lease }: { fileId: number; lease: string },
  scans: readonly NewScan[],
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    WITH file AS (SELECT id FROM book_file WHERE id = ${fileId} AND lease = ${lease} FOR NO KEY UPDATE),
    added AS (INSERT INTO book_scan (file_id, number, key, width, height, thumbhash)
      SELECT file.id, n.number, n.key, n.width, n.height, n.thumbhash
      FROM file, jsonb_to_recordset(${JSON.stringify(scans)}::jsonb) AS n (number int, key text, width int, height int, thumbhash text)
      ON CONFLICT (file_id, number) DO NOTHING)
    SELECT 1 FROM file`);
  return rowCount === 1;
}

/** Returns PDFs to be rendered that nobody renders. */
export function findUnrendered(db: Database): Promise<number[]> {
  return findIds(db, sql`SELECT id FROM book_file WHERE ${isFree} ORDER BY id`);
}
