import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { many } from '../database/rows.ts';
import { idList } from '../database/sql-parts.ts';

const Link = z.object({ id: z.int(), parentId: z.int().nullable() });

/** Lets changes of a tree follow each other: otherwise two moves could both pass the check and close a circle together. */
export async function lockTree(transaction: Database, table: string): Promise<void> {
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('tree.' || ${table}::text || '.' || current_schema(), 0))`,
  );
}

/** Returns every node and its parent, siblings in their order. */
export function findLinks(db: Database, table: string): Promise<z.infer<typeof Link>[]> {
  return many(db, Link, sql`SELECT id, parent_id FROM ${sql.identifier(table)} ORDER BY position, id`);
}

/** Puts the nodes under `parentId`, in this order. */
export async function arrangeSiblings(
  transaction: Database,
  table: string,
  parentId: number | null,
  ids: readonly number[],
): Promise<void> {
  await transaction.execute(sql`
    UPDATE ${sql.identifier(table)} n SET parent_id = ${parentId}::int, position = o.place - 1
    FROM unnest(${idList(ids)}) WITH ORDINALITY AS o (id, place)
    WHERE n.id = o.id AND (n.parent_id, n.position) IS DISTINCT FROM (${parentId}::int, (o.place - 1)::int)`);
}

/** Returns false where there is no such node. */
export async function deleteNode(transaction: Database, table: string, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE id = ${id}`);
  return rowCount === 1;
}

/** The place behind the last child of `parentId`, for the INSERT of a node. */
export function nextPosition(table: string, parentId: number | null): SQL {
  return sql`(SELECT coalesce(max(position) + 1, 0) FROM ${sql.identifier(table)} WHERE parent_id IS NOT DISTINCT FROM ${parentId}::int)`;
}

/** A subquery for the ids of these nodes and of all below them. */
export function familyOf(table: string, ids: readonly number[]): SQL {
  const name = sql.identifier(table);
  return sql`(WITH RECURSIVE down AS (
    SELECT id FROM ${name} WHERE id = ANY(${idList(ids)})
    UNION SELECT n.id FROM ${name} n JOIN down ON n.parent_id = down.id) SELECT id FROM down)`;
}
