import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';

const OriginalRow = z.object({ originalKey: z.string(), originalName: z.string(), width: z.int(), height: z.int() });

/** Returns where a processed image's original lies, and its upright size. */
export function findOriginalOf(db: Database, imageId: number) {
  return findOne(
    db,
    OriginalRow,
    sql`SELECT original_key, original_name, width, height FROM image WHERE id = ${imageId} AND processing_state = 'ready'`,
  );
}
