import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { countRows } from '../../../platform/database/values.ts';

const OwnPermission = z.object({ permission: z.string(), isGranted: z.boolean() });

export async function findOwnPermissions(
  db: Database,
  userId: number,
): Promise<{ granted: string[]; prohibited: string[] }> {
  const own = await many(
    db,
    OwnPermission,
    sql`SELECT permission, is_granted FROM user_permission WHERE user_id = ${userId} ORDER BY permission`,
  );
  return {
    granted: own.filter(({ isGranted }) => isGranted).map(({ permission }) => permission),
    prohibited: own.filter(({ isGranted }) => !isGranted).map(({ permission }) => permission),
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

export function countSessions(db: Database, userId: number): Promise<number> {
  return countRows(db, sql`SELECT 1 FROM session WHERE user_id = ${userId} AND expires_at > now()`);
}
