import { migrateSchema, migrationFolders } from '../../../platform/database/migrate.ts';
import type { TenantDatabases } from '../../../platform/database/tenant-databases.ts';
import { insertTenant } from './tenant.repository.ts';

interface NewTenant {
  /** `tenant_` plus lower-case letters, digits, underscores. */
  schema: string;
  name: string;
  /** Host name of its site; null for the default tenant. */
  hostName: string | null;
}

/** Creates the tenant's schema and directory entry. Returns false when it already existed. */
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
