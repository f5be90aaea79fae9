import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const PermissionRow = z.object({ permission: z.string(), is_granted: z.boolean() });

export async function findOwnPermissions(
  db: Database,
  userId: number,
): Promise<{ granted: string[]; prohibited: string[] }> {
  const { rows } = await db.execute(
    sql`SELECT permission, is_granted FROM user_permission WHERE user_id = ${userId} ORDER BY permission`,
  );
  const own = z.array(PermissionRow).parse(rows);
  return {
    granted: own.filter((row) => row.is_granted).map((row) => row.permission),
    prohibited: own.filter((row) => !row.is_granted).map((row) => row.permission),
  };
}

/** Null takes the user's own setting away, so that the roles decide. */
export async function setOwnPermission(
  transaction: Database,
  userId: number,
  permission: PermissionName,
  isGranted: boolean | null,
): Promise<void> {
  await transaction.execute(
    isGranted === null
      ? sql`DELETE FROM user_permission WHERE user_id = ${userId} AND permission = ${permission}`
      : sql`INSERT INTO user_permission (user_id, permission, is_granted) VALUES (${userId}, ${permission}, ${isGranted})
          ON CONFLICT (user_id, permission) DO UPDATE SET is_granted = excluded.is_granted`,
  );
}

export async function countSessions(db: Database, userId: number): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS count FROM session WHERE user_id = ${userId} AND expires_at > now()`,
  );
  return z.object({ count: z.number() }).parse(rows[0]).count;
}
