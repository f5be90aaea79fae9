import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { isAlbumOpenTo } from '../catalogue/index.ts';

type MarkedKind = 'image' | 'album';
type Mark = 'likes' | 'collects';

const Counts = z.object({
  likes: z.int(),
  collects: z.int(),
  authorId: z.int(),
  title: z.string(),
  isOpen: z.boolean(),
});
type Counts = z.infer<typeof Counts>;

/** Counters of a work and whether that user, or a visitor (null), may see its page; null if there is none. */
export function findMarkCounts(
  db: Database,
  { kind, id, userId }: { kind: MarkedKind; id: number; userId: number | null },
): Promise<Counts | null> {
  return findOne(db, Counts, countsOf(kind, id, userId));
}

/** Same, and holds the work: one mark of it at a time is set and counted. */
export function lockMarkCounts(
  transaction: Database,
  { kind, id, userId }: { kind: MarkedKind; id: number; userId: number | null },
): Promise<Counts | null> {
  return findOne(transaction, Counts, sql`${countsOf(kind, id, userId)} FOR NO KEY UPDATE`);
}

function countsOf(kind: MarkedKind, id: number, userId: number | null): SQL {
  return kind === 'image'
    ? sql`SELECT i.likes, i.collects, i.author_id, i.title, i.review_state = 'approved' AS is_open FROM image i WHERE i.id = ${id}`
    : sql`SELECT a.likes, a.collects, a.author_id, a.title, coalesce(${isAlbumOpenTo(userId)}, false) AS is_open FROM album a WHERE a.id = ${id}`;
}

/** Adds one mark to the counters of these works, or takes one from them; images also in today's statistics. */
export async function countMark(
  transaction: Database,
  { kind, ids, mark, each }: { kind: MarkedKind; ids: readonly number[]; mark: Mark; each: 1 | -1 },
  timeZone: string,
): Promise<void> {
  if (ids.length === 0) return;
  const table = sql.identifier(kind);
  const column = sql.identifier(mark);
  // In one order everywhere, so that two who mark the same works can't wait for each other in a circle.
  await transaction.execute(sql`SELECT 1 FROM ${table} WHERE id = ANY(${idList(ids)}) ORDER BY id FOR NO KEY UPDATE`);
  await transaction.execute(
    sql`UPDATE ${table} SET ${column} = greatest(0, ${column} + ${each}::int) WHERE id = ANY(${idList(ids)})`,
  );
  if (kind === 'album') return;
  await transaction.execute(sql`
    INSERT INTO image_day AS d (image_id, day, ${column})
    SELECT id, (now() AT TIME ZONE ${timeZone})::date, ${Math.max(each, 0)}::int FROM image WHERE id = ANY(${idList(ids)}) ORDER BY id
    ON CONFLICT (image_id, day) DO UPDATE SET ${column} = greatest(0, d.${column} + ${each}::int)`);
}
