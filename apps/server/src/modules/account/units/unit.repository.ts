import { ManagedUnit, type updateUnit } from '@tuyuan/contract/account/organization-unit.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { oneId } from '../../../platform/database/values.ts';
import { nextPosition } from '../../../platform/tree/tree.repository.ts';
import { coverJson } from '../../site/index.ts';
import { UnitLogo } from './unit-logo.repository.ts';

const ManagedUnitRow = ManagedUnit.extend({ logo: UnitLogo });

/** Siblings in their order. */
export function findUnits(db: Database): Promise<ManagedUnit[]> {
  return many(
    db,
    ManagedUnitRow,
    sql`SELECT n.id, n.parent_id, n.name, n.code AS no, n.contact_name, n.phone, n.address, n.introduction, n.is_public, n.position AS "order", n.logo_key AS logo,
      CASE WHEN i.processing_state = 'ready' THEN ${coverJson} END AS cover, coalesce(m.members, 0) AS member_count, coalesce(m.photographers, 0) AS photographer_count
    FROM organization_unit n LEFT JOIN image i ON i.id = n.cover_image_id
    LEFT JOIN (SELECT m.unit_id, count(*)::int AS members, count(p.user_id)::int AS photographers
      FROM organization_unit_member m LEFT JOIN active_photographer p ON p.user_id = m.user_id GROUP BY 1) m ON m.unit_id = n.id
    ORDER BY n.position, n.id`,
  );
}

export function insertUnit(
  transaction: Database,
  { parentId, name }: { parentId: number | null; name: string },
): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO organization_unit (parent_id, name, position)
    VALUES (${parentId}, ${name}, ${nextPosition('organization_unit', parentId)}) RETURNING id`,
  );
}

export async function changeUnit(transaction: Database, unit: InputOf<typeof updateUnit>): Promise<void> {
  await transaction.execute(sql`
    UPDATE organization_unit SET name = ${unit.name}, code = ${unit.no}, contact_name = ${unit.contactName}, phone = ${unit.phone},
      address = ${unit.address}, introduction = ${unit.introduction}, cover_image_id = ${unit.coverImageId}, is_public = ${unit.isPublic}
    WHERE id = ${unit.id}`);
}

/** Locks the image against deletion until the transaction ends; returns false if it does not exist. */
export async function lockImage(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM image WHERE id = ${id} FOR KEY SHARE`);
  return rowCount === 1;
}

const Contents = z.object({ hasChildren: z.boolean(), hasMembers: z.boolean(), logoKey: z.string() });

/** Returns what belongs to a unit, which nothing can join any more in this transaction; null where there is no such unit. */
export async function lockUnit(transaction: Database, id: number): Promise<z.infer<typeof Contents> | null> {
  await transaction.execute(sql`SELECT 1 FROM organization_unit WHERE id = ${id} FOR UPDATE`);
  return findOne(
    transaction,
    Contents,
    sql`SELECT EXISTS (SELECT 1 FROM organization_unit WHERE parent_id = n.id) AS has_children,
      EXISTS (SELECT 1 FROM organization_unit_member WHERE unit_id = n.id) AS has_members, n.logo_key
    FROM organization_unit n WHERE n.id = ${id}`,
  );
}
