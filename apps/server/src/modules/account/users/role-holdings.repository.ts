import { effectivePermissions, type PermissionName } from '@tuyuan/contract/permissions.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { idList } from './id-list.repository.ts';

const RolePermissionRow = z.object({ id: z.number(), permissions: z.array(z.string()) });

/** What each of these roles holds; one that isn't there is not in the answer. */
export async function findRoleHoldings(
  db: Database,
  roleIds: readonly number[],
): Promise<Map<number, PermissionName[]>> {
  const { rows } = await db.execute(sql`
    SELECT r.id, ARRAY(SELECT rp.permission FROM role_permission rp WHERE rp.role_id = r.id) AS permissions
    FROM role r WHERE r.id = ANY(${idList(roleIds)})`);
  return new Map(
    z
      .array(RolePermissionRow)
      .parse(rows)
      .map(({ id, permissions }) => [id, effectivePermissions(permissions, [])]),
  );
}
