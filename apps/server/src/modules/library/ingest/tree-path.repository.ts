import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';

const TreePath = z.object({ id: z.int(), path: z.string() });
export type TreePath = z.infer<typeof TreePath>;

/** Returns every node of a tree with its names from the root down, separated by slashes. */
export function findTreePaths(db: Database, tree: 'category' | 'region'): Promise<TreePath[]> {
  return many(
    db,
    TreePath,
    sql`WITH RECURSIVE node AS (
      SELECT id, name AS path FROM ${sql.identifier(tree)} WHERE parent_id IS NULL
      UNION ALL SELECT c.id, n.path || '/' || c.name FROM ${sql.identifier(tree)} c JOIN node n ON n.id = c.parent_id)
    SELECT id, path FROM node`,
  );
}
