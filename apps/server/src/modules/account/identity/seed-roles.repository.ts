import { permissionsOfSite } from '@tuyuan/contract/permissions.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { adminRole, seedRolesOf } from './seed-roles.ts';

/** Inserts missing roles with their permissions; existing roles keep their edits. */
export async function insertSeedRoles(db: Database, site: { isHost: boolean }): Promise<void> {
  for (const { name, displayName, permissions } of seedRolesOf(site)) {
    await db.execute(sql`
      WITH made AS (
        INSERT INTO role (name, display_name, is_static) VALUES (${name}, ${displayName}, ${name === adminRole})
        ON CONFLICT (name) DO NOTHING RETURNING id)
      INSERT INTO role_permission (role_id, permission)
      SELECT made.id, granted.permission FROM made, jsonb_array_elements_text(${JSON.stringify(permissions)}::jsonb) AS granted (permission)`);
  }
}

/** Adds newly grantable permissions to the administrator role of an existing site. */
export async function completeAdminRole(db: Database, site: { isHost: boolean }): Promise<void> {
  await db.execute(sql`
    INSERT INTO role_permission (role_id, permission)
    SELECT role.id, granted.permission FROM role, jsonb_array_elements_text(${JSON.stringify(permissionsOfSite(site))}::jsonb) AS granted (permission)
    WHERE role.name = ${adminRole} AND role.is_static ON CONFLICT DO NOTHING`);
}
