import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { adminRole } from './seed-roles.ts';

const Ids = z.array(z.object({ id: z.number() })).transform((rows) => rows.map((row) => row.id));

/** Serialises changes to users until the transaction ends; logging in and registering continue. */
export async function lockAdminRole(transaction: Database): Promise<void> {
  await transaction.execute(sql`SELECT 1 FROM role WHERE name = ${adminRole} FOR NO KEY UPDATE`);
}

/** An administrator with a prohibited permission may be unable to repair the site, and does not count. */
export async function findActiveAdmins(transaction: Database): Promise<number[]> {
  const { rows } = await transaction.execute(sql`
    SELECT u.id FROM role r JOIN user_role ur ON ur.role_id = r.id JOIN app_user u ON u.id = ur.user_id
    WHERE r.name = ${adminRole} AND u.is_active
      AND NOT EXISTS (SELECT 1 FROM user_permission up WHERE up.user_id = u.id AND NOT up.is_granted)
    ORDER BY u.id`);
  return Ids.parse(rows);
}
