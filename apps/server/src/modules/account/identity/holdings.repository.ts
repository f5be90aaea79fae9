import {
  effectivePermissions,
  type PermissionName,
  parentPermission,
  permissionNames,
} from '@tuyuan/contract/permissions.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { textList } from '../../../platform/database/sql-parts.ts';

const HoldingRow = z.object({ id: z.number(), granted: z.array(z.string()), prohibited: z.array(z.string()) });

/** Returns the permissions of each user, as if all were active; unknown users are missing from the map. */
export async function findHoldings(
  db: Database,
  userIds: readonly number[],
): Promise<Map<number, ReadonlySet<PermissionName>>> {
  const { rows } = await db.execute(sql`
    SELECT u.id,
      ARRAY(
        SELECT rp.permission FROM user_role ur JOIN role_permission rp ON rp.role_id = ur.role_id WHERE ur.user_id = u.id
        UNION SELECT up.permission FROM user_permission up WHERE up.user_id = u.id AND up.is_granted
      ) AS granted,
      ARRAY(SELECT up.permission FROM user_permission up WHERE up.user_id = u.id AND NOT up.is_granted) AS prohibited
    FROM app_user u WHERE u.id = ANY(${sql.param([...userIds])}::int[]) AND u.deleted_at IS NULL`);
  return new Map(
    z
      .array(HoldingRow)
      .parse(rows)
      .map(({ id, granted, prohibited }) => [id, new Set(effectivePermissions(granted, prohibited))]),
  );
}

/** Whether a user holds a permission, as `effectivePermissions` has it: it or one below it is granted, neither it nor one above it prohibited. */
export function holdsPermission(userId: SQL, permission: PermissionName): SQL {
  const above: PermissionName[] = [];
  for (let each: PermissionName | null = permission; each; each = parentPermission(each)) above.push(each);
  const granting = permissionNames.filter((name) => name === permission || name.startsWith(`${permission}.`));
  return sql`(EXISTS (
      SELECT FROM user_role ur JOIN role_permission rp ON rp.role_id = ur.role_id WHERE ur.user_id = ${userId} AND rp.permission = ANY(${textList(granting)})
      UNION ALL SELECT FROM user_permission up WHERE up.user_id = ${userId} AND up.is_granted AND up.permission = ANY(${textList(granting)}))
    AND NOT EXISTS (SELECT FROM user_permission up WHERE up.user_id = ${userId} AND NOT up.is_granted AND up.permission = ANY(${textList(above)})))`;
}
