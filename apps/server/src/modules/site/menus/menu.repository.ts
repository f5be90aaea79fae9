import { isPermissionName, type PermissionName } from '@tuyuan/contract/permissions.ts';
import { menuIcons } from '@tuyuan/contract/site/menu-icons.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { SeedMenu } from './menu-seed.ts';

const MenuRow = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  name: z.string(),
  icon: z.enum(['', ...menuIcons]).catch(''),
  path: z.string().nullable(),
  // One a newer version knew: its holders are nobody, and nobody sees the entry.
  permission: z.string().nullable(),
  order: z.number(),
  isActived: z.boolean(),
  isSeeded: z.boolean(),
});
export type MenuRow = z.infer<typeof MenuRow>;

/** Siblings in display order. */
export async function readMenus(db: Database): Promise<MenuRow[]> {
  const { rows } = await db.execute(sql`
    SELECT id, parent_id AS "parentId", name, icon, path, permission, position AS "order", is_actived AS "isActived",
      seed_key IS NOT NULL AS "isSeeded"
    FROM menu_item ORDER BY position, id`);
  return z.array(MenuRow).parse(rows);
}

export interface MenuFields {
  name: string;
  icon: string;
  path: string | null;
  permission: string | null;
  isActived: boolean;
}

export async function insertMenu(
  transaction: Database,
  menu: MenuFields & { parentId: number | null },
): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO menu_item (parent_id, name, icon, path, permission, is_actived, position)
    SELECT ${menu.parentId}::int, ${menu.name}, ${menu.icon}, ${menu.path}, ${menu.permission}, ${menu.isActived}, coalesce(max(position) + 1, 0)
    FROM menu_item WHERE parent_id IS NOT DISTINCT FROM ${menu.parentId}::int
    RETURNING id`);
  return z.object({ id: z.number() }).parse(rows[0]).id;
}

/** False when there is no such entry. */
export async function changeMenu(transaction: Database, menu: MenuFields & { id: number }): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE menu_item SET name = ${menu.name}, icon = ${menu.icon}, path = ${menu.path}, permission = ${menu.permission},
      is_actived = ${menu.isActived}
    WHERE id = ${menu.id}`);
  return rowCount === 1;
}

/** Puts the entries under `parentId`, in this order. */
export async function arrangeMenus(
  transaction: Database,
  parentId: number | null,
  ids: readonly number[],
): Promise<void> {
  await transaction.execute(sql`
    UPDATE menu_item m SET parent_id = ${parentId}::int, position = o.place - 1
    FROM unnest(${sql.param([...ids])}::int[]) WITH ORDINALITY AS o (id, place)
    WHERE m.id = o.id`);
}

export async function deleteMenuRow(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM menu_item WHERE id = ${id}`);
}

export async function readSeedKeys(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute(sql`SELECT seed_key FROM menu_item WHERE seed_key IS NOT NULL`);
  return new Set(
    z
      .array(z.object({ seed_key: z.string() }))
      .parse(rows)
      .map((row) => row.seed_key),
  );
}

/** Adds the entry as its group's last, unless it or a sibling of that name is there. */
export async function insertSeedMenu(db: Database, menu: SeedMenu): Promise<void> {
  await db.execute(sql`
    WITH parent AS (SELECT (SELECT id FROM menu_item WHERE seed_key = ${menu.parent ?? null}) AS id)
    INSERT INTO menu_item (parent_id, name, icon, path, permission, seed_key, position)
    SELECT parent.id, ${menu.name}, ${menu.icon ?? ''}, ${menu.path ?? null}, ${menu.permission ?? null}, ${menu.key},
      (SELECT coalesce(max(position) + 1, 0) FROM menu_item m WHERE m.parent_id IS NOT DISTINCT FROM parent.id)
    FROM parent ON CONFLICT DO NOTHING`);
}

const RoleRow = z.object({ id: z.number(), displayName: z.string() });

export async function readRoles(db: Database): Promise<z.infer<typeof RoleRow>[]> {
  const { rows } = await db.execute(sql`SELECT id, display_name AS "displayName" FROM role ORDER BY id`);
  return z.array(RoleRow).parse(rows);
}

export async function readRolePermissions(db: Database, roleId: number): Promise<PermissionName[]> {
  const { rows } = await db.execute(sql`SELECT permission FROM role_permission WHERE role_id = ${roleId}`);
  return z
    .array(z.object({ permission: z.string() }))
    .parse(rows)
    .map((row) => row.permission)
    .filter(isPermissionName);
}
