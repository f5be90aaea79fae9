import { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';
import { familyOf, nextPosition } from '../../../platform/tree/tree.repository.ts';

type Table = 'category' | 'region';

const references = { category: sql.identifier('category_id'), region: sql.identifier('region_id') };

/** Siblings in display order, with their own images and albums in any state. */
export function findNodes(db: Database, table: Table): Promise<ManagedNode[]> {
  const reference = references[table];
  return many(
    db,
    ManagedNode,
    sql`SELECT n.id, n.parent_id, n.name, n.description, n.position AS "order", coalesce(i.count, 0) AS image_count, coalesce(a.count, 0) AS album_count
    FROM ${sql.identifier(table)} n
    LEFT JOIN (SELECT ${reference}, count(*)::int AS count FROM image GROUP BY 1) i ON i.${reference} = n.id
    LEFT JOIN (SELECT ${reference}, count(*)::int AS count FROM album GROUP BY 1) a ON a.${reference} = n.id
    ORDER BY n.position, n.id`,
  );
}

export function insertNode(
  transaction: Database,
  table: Table,
  { parentId, name, description }: { parentId: number | null; name: string; description: string },
): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO ${sql.identifier(table)} (parent_id, name, description, position)
    VALUES (${parentId}, ${name}, ${description}, ${nextPosition(table, parentId)}) RETURNING id`,
  );
}

export async function changeNode(
  transaction: Database,
  table: Table,
  { id, name, description }: { id: number; name: string; description: string },
): Promise<void> {
  await transaction.execute(
    sql`UPDATE ${sql.identifier(table)} SET name = ${name}, description = ${description} WHERE id = ${id}`,
  );
}

/** Returns what search shows of the node or below it. */
export async function findMembers(
  db: Database,
  table: Table,
  id: number,
): Promise<{ imageIds: number[]; albumIds: number[]; photographerIds: number[] }> {
  const isWithin = sql`${references[table]} IN ${familyOf(table, [id])}`;
  return {
    imageIds: await findIds(db, sql`SELECT id FROM image WHERE review_state = 'approved' AND ${isWithin} ORDER BY id`),
    albumIds: await findIds(db, sql`SELECT id FROM album WHERE review_state = 'approved' AND ${isWithin} ORDER BY id`),
    photographerIds:
      table === 'region'
        ? await findIds(db, sql`SELECT user_id AS id FROM photographer WHERE ${isWithin} ORDER BY 1`)
        : [],
  };
}
