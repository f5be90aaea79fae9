import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { seedRoles } from './seed-roles.ts';

/** Puts in the roles that are missing, with their permissions; a role that is there stays as it was edited. */
export async function insertSeedRoles(db: Database): Promise<void> {
  for (const { name, displayName, permissions } of seedRoles) {
    await db.execute(sql`
      WITH made AS (
        INSERT INTO role (name, display_name, is_static) VALUES (${name}, ${displayName}, ${name === 'admin'})
        ON CONFLICT (name) DO NOTHING RETURNING id)
      INSERT INTO role_permission (role_id, permission)
      SELECT made.id, granted.permission FROM made, jsonb_array_elements_text(${JSON.stringify(permissions)}::jsonb) AS granted (permission)`);
  }
}
