import { migrateSchema, migrationFolders } from '../../../platform/database/migrate.ts';
import type { TenantDatabases } from '../../../platform/database/tenant-databases.ts';
import { insertTenant } from './tenant.repository.ts';

interface NewTenant {
  /** `tenant_` plus lower-case letters, digits, underscores. */
  schema: string;
  name: string;
  /** Host name its site answers under; null for the default tenant. */
  hostName: string | null;
}

/** Makes the tenant's schema and enters it in the directory; false when it was there already. */
export async function prepareTenant(
  databases: TenantDatabases,
  { schema, name, hostName }: NewTenant,
): Promise<boolean> {
  await migrateSchema(databases.connection, schema, migrationFolders.tenant);
  return insertTenant(databases.platform, {
    name,
    host_name: hostName === null ? null : hostName.toLowerCase(),
    schema_name: schema,
    is_default: hostName === null,
  });
}
