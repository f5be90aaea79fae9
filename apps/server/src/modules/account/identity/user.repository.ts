import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const IdRow = z.object({ id: z.number() });

export async function findUserId(db: Database, userName: string): Promise<number | null> {
  const { rows } = await db.execute(sql`SELECT id FROM app_user WHERE lower(user_name) = lower(${userName})`);
  return rows[0] === undefined ? null : IdRow.parse(rows[0]).id;
}

/** Null when the user name is taken. */
export async function insertUser(
  db: Database,
  user: { userName: string; nickName: string; passwordHash: string | null; phone: string | null },
): Promise<number | null> {
  const { rows } = await db.execute(sql`
    INSERT INTO app_user (user_name, nick_name, password_hash, phone) VALUES (${user.userName}, ${user.nickName}, ${user.passwordHash}, ${user.phone})
    ON CONFLICT DO NOTHING RETURNING id`);
  return rows[0] === undefined ? null : IdRow.parse(rows[0]).id;
}

export async function assignRole(db: Database, userId: number, roleName: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO user_role (user_id, role_id) SELECT ${userId}, id FROM role WHERE name = ${roleName} ON CONFLICT DO NOTHING`);
}
