import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { findIds } from '../../../platform/database/values.ts';

const Region = z.object({ id: z.int(), name: z.string() });

export function findRegionsBelow(db: Database, parentId: number | null): Promise<z.infer<typeof Region>[]> {
  return many(
    db,
    Region,
    sql`SELECT id, name FROM region WHERE parent_id IS NOT DISTINCT FROM ${parentId}::int ORDER BY id`,
  );
}

/** Inserts a region behind its siblings; null when another has just done so. */
export async function insertRegion(db: Database, parentId: number | null, name: string): Promise<number | null> {
  const inserted = await findIds(
    db,
    sql`INSERT INTO region (parent_id, name, position)
    SELECT ${parentId}::int, ${name}, coalesce(max(position) + 1, 0) FROM region WHERE parent_id IS NOT DISTINCT FROM ${parentId}::int
    ON CONFLICT DO NOTHING RETURNING id`,
  );
  return inserted[0] ?? null;
}
