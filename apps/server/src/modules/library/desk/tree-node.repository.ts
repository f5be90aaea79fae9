import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { databaseErrorOf } from '../../../platform/database/database-fault.ts';
import { familyOf } from '../catalogue/index.ts';
import { Ids, idList } from './reference.repository.ts';

type Table = 'category' | 'region';

const NodeRow = z.object({
  id: z.number(),
  parent_id: z.number().nullable(),
  name: z.string(),
  description: z.string(),
  position: z.number(),
  own_images: z.number(),
  own_albums: z.number(),
});
export type NodeRow = z.infer<typeof NodeRow>;

const tables: Record<Table, { name: SQL; reference: SQL }> = {
  category: { name: sql.raw('category'), reference: sql.raw('category_id') },
  region: { name: sql.raw('region'), reference: sql.raw('region_id') },
};

/** Changes of a tree's shape follow each other: without this, two moves could each pass the check and close a circle together. */
export async function lockTree(transaction: Database, table: Table): Promise<void> {
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('library.tree.' || ${table}::text || '.' || current_schema(), 0))`,
  );
}

/** Siblings in display order; images and albums in any state. */
export async function readNodes(db: Database, table: Table): Promise<NodeRow[]> {
  const { name, reference } = tables[table];
  const { rows } = await db.execute(sql`
    SELECT n.id, n.parent_id, n.name, n.description, n.position, coalesce(i.count, 0) AS own_images, coalesce(a.count, 0) AS own_albums
    FROM ${name} n
    LEFT JOIN (SELECT ${reference}, count(*)::int AS count FROM image GROUP BY 1) i ON i.${reference} = n.id
    LEFT JOIN (SELECT ${reference}, count(*)::int AS count FROM album GROUP BY 1) a ON a.${reference} = n.id
    ORDER BY n.position, n.id`);
  return z.array(NodeRow).parse(rows);
}

const Link = z.object({ id: z.number(), parent_id: z.number().nullable() });

export async function readLinks(db: Database, table: Table): Promise<z.infer<typeof Link>[]> {
  const { rows } = await db.execute(sql`SELECT id, parent_id FROM ${tables[table].name} ORDER BY position, id`);
  return z.array(Link).parse(rows);
}

export async function insertNode(
  transaction: Database,
  table: Table,
  node: { parentId: number | null; name: string; description: string },
): Promise<number> {
  const { name } = tables[table];
  const { rows } = await transaction.execute(sql`
    INSERT INTO ${name} (parent_id, name, description, position)
    SELECT ${node.parentId}::int, ${node.name}, ${node.description}, coalesce(max(position) + 1, 0) FROM ${name} WHERE parent_id IS NOT DISTINCT FROM ${node.parentId}::int
    RETURNING id`);
  return z.object({ id: z.number() }).parse(rows[0]).id;
}

/** False when there is no such node. */
export async function changeNode(
  transaction: Database,
  table: Table,
  node: { id: number; name: string; description: string },
): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`UPDATE ${tables[table].name} SET name = ${node.name}, description = ${node.description} WHERE id = ${node.id}`,
  );
  return rowCount === 1;
}

/** Puts the nodes under `parentId`, in this order. */
export async function arrangeSiblings(
  transaction: Database,
  table: Table,
  parentId: number | null,
  ids: readonly number[],
): Promise<void> {
  await transaction.execute(sql`
    UPDATE ${tables[table].name} n SET parent_id = ${parentId}::int, position = o.place - 1
    FROM unnest(${idList(ids)}) WITH ORDINALITY AS o (id, place)
    WHERE n.id = o.id AND (n.parent_id, n.position) IS DISTINCT FROM (${parentId}::int, (o.place - 1)::int)`);
}

/** 'missing' when there is no such node, 'inUse' when something still belongs to it. */
export async function deleteNode(db: Database, table: Table, id: number): Promise<'deleted' | 'missing' | 'inUse'> {
  try {
    const { rowCount } = await db.execute(sql`DELETE FROM ${tables[table].name} WHERE id = ${id}`);
    return rowCount === 1 ? 'deleted' : 'missing';
  } catch (error) {
    if (databaseErrorOf(error)?.code === '23503') return 'inUse';
    throw error;
  }
}

/** Of images and albums in the node or below it, published or not. */
export async function findMembers(
  db: Database,
  table: Table,
  id: number,
): Promise<{ imageIds: number[]; albumIds: number[]; photographerIds: number[] }> {
  const { reference } = tables[table];
  const family = familyOf(table, [id]);
  const images = await db.execute(
    sql`SELECT id FROM image WHERE review_state = 'approved' AND ${reference} IN ${family} ORDER BY id`,
  );
  const albums = await db.execute(
    sql`SELECT id FROM album WHERE review_state = 'approved' AND ${reference} IN ${family} ORDER BY id`,
  );
  const photographers =
    table === 'region'
      ? await db.execute(sql`SELECT user_id AS id FROM photographer WHERE region_id IN ${family} ORDER BY 1`)
      : { rows: [] };
  return {
    imageIds: Ids.parse(images.rows),
    albumIds: Ids.parse(albums.rows),
    photographerIds: Ids.parse(photographers.rows),
  };
}
