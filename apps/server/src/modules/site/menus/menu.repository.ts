import { isPermissionName, type PermissionName } from '@tuyuan/contract/permissions.ts';
import { ManagedMenu } from '@tuyuan/contract/site/menu.ts';
import { menuIcons } from '@tuyuan/contract/site/menu-icons.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { oneId } from '../../../platform/database/values.ts';
import { nextPosition } from '../../../platform/tree/tree.repository.ts';
import type { SeedMenu } from './menu-seed.ts';

const MenuRow = ManagedMenu.extend({
  icon: z.enum(['', ...menuIcons]).catch(''),
  // One that only a newer version knows is held by nobody, so nobody sees the entry.
  permission: z.string().nullable(),
});
export type MenuRow = z.infer<typeof MenuRow>;

/** Siblings in display order. */
export function findMenus(db: Database): Promise<MenuRow[]> {
  return many(
    db,
    MenuRow,
    sql`SELECT id, parent_id, name, icon, path, permission, position AS "order", is_actived, seed_key IS NOT NULL AS is_seeded
    FROM menu_item ORDER BY position, id`,
  );
}

export interface MenuFields {
  name: string;
  icon: string;
  path: string | null;
  permission: string | null;
  isActived: boolean;
}

export function insertMenu(
  transaction: Database,
  { parentId, ...menu }: MenuFields & { parentId: number | null },
): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO menu_item (parent_id, name, icon, path, permission, is_actived, position)
    VALUES (${parentId}, ${menu.name}, ${menu.icon}, ${menu.path}, ${menu.permission}, ${menu.isActived}, ${nextPosition('menu_item', parentId)})
    RETURNING id`,
  );
}

export async function changeMenu(transaction: Database, menu: MenuFields & { id: number }): Promise<void> {
  await transaction.execute(sql`
    UPDATE menu_item SET name = ${menu.name}, icon = ${menu.icon}, path = ${menu.path}, permission = ${menu.permission},
      is_actived = ${menu.isActived}
    WHERE id = ${menu.id}`);
}

export async function findSeedKeys(db: Database): Promise<Set<string>> {
  const Seeded = z.object({ seedKey: z.string() });
  const rows = await many(db, Seeded, sql`SELECT seed_key FROM menu_item WHERE seed_key IS NOT NULL`);
  return new Set(rows.map(({ seedKey }) => seedKey));
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

const Role = z.object({ id: z.int(), displayName: z.string() });

export function findRoles(db: Database): Promise<z.infer<typeof Role>[]> {
  return many(db, Role, sql`SELECT id, display_name FROM role ORDER BY id`);
}

export async function findRolePermissions(db: Database, roleId: number): Promise<PermissionName[]> {
  const Granted = z.object({ permission: z.string() });
  const rows = await many(db, Granted, sql`SELECT permission FROM role_permission WHERE role_id = ${roleId}`);
  return rows.map(({ permission }) => permission).filter(isPermissionName);
}
