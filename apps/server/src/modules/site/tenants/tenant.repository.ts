import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const TenantRow = z.object({
  id: z.number(),
  name: z.string(),
  host_name: z.string().nullable(),
  schema_name: z.string(),
  is_default: z.boolean(),
  is_suspended: z.boolean(),
});
export type TenantRow = z.infer<typeof TenantRow>;

/** Returns open and suspended tenants; not those whose tables are still being created. */
export async function listTenants(platform: Database): Promise<TenantRow[]> {
  const { rows } = await platform.execute(sql`
    SELECT id, name, host_name, schema_name, is_default, is_suspended FROM tenant WHERE state = 'open' ORDER BY id`);
  return z.array(TenantRow).parse(rows);
}

/** Inserts the tenant unless one has that schema; false when there was one. */
export async function insertTenant(
  platform: Database,
  tenant: Omit<TenantRow, 'id' | 'is_suspended'>,
): Promise<boolean> {
  const { rowCount } = await platform.execute(sql`
    INSERT INTO tenant (name, host_name, schema_name, is_default)
    VALUES (${tenant.name}, ${tenant.host_name}, ${tenant.schema_name}, ${tenant.is_default})
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}
