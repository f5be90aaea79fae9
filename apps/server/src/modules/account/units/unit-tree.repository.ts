import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { CoverRow, coverJson } from '../../site/index.ts';

const UnitRow = z.object({
  id: z.number(),
  parent_id: z.number().nullable(),
  name: z.string(),
  code: z.string(),
  contact_name: z.string(),
  phone: z.string(),
  address: z.string(),
  introduction: z.string(),
  cover: CoverRow.nullable(),
  is_public: z.boolean(),
  position: z.number(),
  member_count: z.number(),
  photographer_count: z.number(),
});
export type UnitRow = z.infer<typeof UnitRow>;

/** Changes of the tree's shape follow each other: without this, two moves could each pass the check and close a circle together. */
export async function lockUnits(transaction: Database): Promise<void> {
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('organization.units.' || current_schema(), 0))`,
  );
}

/** Siblings in their order. */
export async function readUnits(db: Database): Promise<UnitRow[]> {
  const { rows } = await db.execute(sql`
    SELECT n.id, n.parent_id, n.name, n.code, n.contact_name, n.phone, n.address, n.introduction, n.is_public, n.position,
      CASE WHEN i.processing_state = 'ready' THEN ${coverJson} END AS cover, coalesce(m.members, 0) AS member_count, coalesce(m.photographers, 0) AS photographer_count
    FROM organization_unit n LEFT JOIN image i ON i.id = n.cover_image_id
    LEFT JOIN (SELECT m.unit_id, count(*)::int AS members, count(p.user_id)::int AS photographers
      FROM organization_unit_member m LEFT JOIN photographer p ON p.user_id = m.user_id GROUP BY 1) m ON m.unit_id = n.id
    ORDER BY n.position, n.id`);
  return z.array(UnitRow).parse(rows);
}

const Link = z.object({ id: z.number(), parent_id: z.number().nullable() });

export async function readUnitLinks(db: Database): Promise<z.infer<typeof Link>[]> {
  const { rows } = await db.execute(sql`SELECT id, parent_id FROM organization_unit ORDER BY position, id`);
  return z.array(Link).parse(rows);
}

export async function insertUnit(
  transaction: Database,
  { parentId, name }: { parentId: number | null; name: string },
): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO organization_unit (parent_id, name, position)
    SELECT ${parentId}::int, ${name}, coalesce(max(position) + 1, 0) FROM organization_unit WHERE parent_id IS NOT DISTINCT FROM ${parentId}::int
    RETURNING id`);
  return z.object({ id: z.number() }).parse(rows[0]).id;
}

interface UnitFields {
  id: number;
  name: string;
  no: string;
  contactName: string;
  phone: string;
  address: string;
  introduction: string;
  coverImageId: number | null;
  isPublic: boolean;
}

/** False when there is no such unit. */
export async function changeUnit(transaction: Database, unit: UnitFields): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE organization_unit SET name = ${unit.name}, code = ${unit.no}, contact_name = ${unit.contactName}, phone = ${unit.phone},
      address = ${unit.address}, introduction = ${unit.introduction}, cover_image_id = ${unit.coverImageId}, is_public = ${unit.isPublic}
    WHERE id = ${unit.id}`);
  return rowCount === 1;
}

/** Keeps the image from being deleted until the transaction ends; false when there is none. */
export async function holdImage(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM image WHERE id = ${id} FOR KEY SHARE`);
  return rowCount === 1;
}

/** Puts the units under `parentId`, in this order. */
export async function arrangeUnits(
  transaction: Database,
  parentId: number | null,
  ids: readonly number[],
): Promise<void> {
  await transaction.execute(sql`
    UPDATE organization_unit n SET parent_id = ${parentId}::int, position = o.place - 1
    FROM unnest(${sql.param([...ids])}::int[]) WITH ORDINALITY AS o (id, place)
    WHERE n.id = o.id AND (n.parent_id, n.position) IS DISTINCT FROM (${parentId}::int, (o.place - 1)::int)`);
}

const Counts = z.object({ children: z.number(), members: z.number() });

/** What belongs to a unit, which nothing can join any more in this transaction; null when there is no such unit. */
export async function lockUnit(transaction: Database, id: number): Promise<z.infer<typeof Counts> | null> {
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM organization_unit WHERE id = ${id} FOR UPDATE`);
  if (rowCount !== 1) return null;
  const { rows } = await transaction.execute(sql`
    SELECT (SELECT count(*)::int FROM organization_unit WHERE parent_id = ${id}) AS children,
      (SELECT count(*)::int FROM organization_unit_member WHERE unit_id = ${id}) AS members`);
  return Counts.parse(rows[0]);
}

/** Its memberships go with it. */
export async function deleteUnitRow(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM organization_unit WHERE id = ${id}`);
}

/** A subquery for a unit and all below it. */
export function unitFamily(id: number): SQL {
  return sql`(WITH RECURSIVE down AS (
    SELECT id FROM organization_unit WHERE id = ${id}
    UNION SELECT n.id FROM organization_unit n JOIN down ON n.parent_id = down.id) SELECT id FROM down)`;
}
