import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import type { DemoUnit } from './demo-content.ts';

/** Inserts the units with their descendants and members; unknown names are skipped. */
export async function insertUnits(
  db: Database,
  units: readonly DemoUnit[],
  userIds: ReadonlyMap<string, number>,
  parentId: number | null = null,
): Promise<void> {
  for (const [position, { members, children, ...unit }] of units.entries()) {
    const { rows } = await db.execute(sql`
      INSERT INTO organization_unit (parent_id, name, code, contact_name, phone, address, introduction, is_public, position)
      VALUES (${parentId}, ${unit.name}, ${unit.code}, ${unit.contactName}, ${unit.phone}, ${unit.address}, ${unit.introduction}, ${unit.isPublic}, ${position}) RETURNING id`);
    const { id } = z.object({ id: z.number() }).parse(rows[0]);
    const memberIds = members.flatMap((userName) => userIds.get(userName) ?? []);
    await db.execute(sql`
      INSERT INTO organization_unit_member (unit_id, user_id) SELECT ${id}::int, unnest(${sql.param(memberIds)}::int[])`);
    await insertUnits(db, children, userIds, id);
  }
}

/** Keeps an existing cover. */
export async function giveUnitCover(db: Database, name: string, imageId: number): Promise<void> {
  await db.execute(
    sql`UPDATE organization_unit SET cover_image_id = ${imageId} WHERE name = ${name} AND cover_image_id IS NULL`,
  );
}
