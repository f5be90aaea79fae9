import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import type { TreeNode } from './demo-content.ts';

const trees = { category: sql`category`, region: sql`region` } satisfies Record<string, SQL>;

/** Puts the nodes in with all that is below them, in their order. */
export async function insertTree(
  db: Database,
  tree: keyof typeof trees,
  nodes: readonly TreeNode[],
  parentId: number | null = null,
): Promise<void> {
  for (const [position, { name, description, children }] of nodes.entries()) {
    const { rows } = await db.execute(sql`
      INSERT INTO ${trees[tree]} (parent_id, name, description, position) VALUES (${parentId}, ${name}, ${description}, ${position}) RETURNING id`);
    await insertTree(db, tree, children ?? [], z.object({ id: z.number() }).parse(rows[0]).id);
  }
}

/** Id by path: the names from the root down, joined by `/`. */
export async function readTreePaths(db: Database, tree: keyof typeof trees): Promise<Map<string, number>> {
  const { rows } = await db.execute(sql`
    WITH RECURSIVE node AS (
      SELECT id, name AS path FROM ${trees[tree]} WHERE parent_id IS NULL
      UNION ALL SELECT child.id, node.path || '/' || child.name FROM ${trees[tree]} child JOIN node ON node.id = child.parent_id)
    SELECT id, path FROM node`);
  return new Map(
    z
      .array(z.object({ id: z.number(), path: z.string() }))
      .parse(rows)
      .map(({ id, path }) => [path, id]),
  );
}
