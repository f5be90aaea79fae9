import { effectivePermissions, type PermissionName } from '@tuyuan/contract/permissions.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';

const Holding = z.object({ id: z.int(), permissions: z.array(z.string()) });

/** Returns what each of these roles holds; one that isn't there is left out. */
export async function findRoleHoldings(
  db: Database,
  roleIds: readonly number[],
): Promise<Map<number, PermissionName[]>> {
  const holdings = await many(
    db,
    Holding,
    sql`SELECT r.id, ARRAY(SELECT rp.permission FROM role_permission rp WHERE rp.role_id = r.id) AS permissions
    FROM role r WHERE r.id = ANY(${idList(roleIds)})`,
  );
  return new Map(holdings.map(({ id, permissions }) => [id, effectivePermissions(permissions, [])]));
}
