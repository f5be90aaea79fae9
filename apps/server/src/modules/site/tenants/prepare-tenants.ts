import { migrateSchema, migrationFolders } from '../../../platform/database/migrate.ts';
import type { TenantDatabases } from '../../../platform/database/tenant-databases.ts';
import { prepareTenant } from './prepare-tenant.ts';
import { listTenants } from './tenant.repository.ts';

export const defaultTenantSchema = 'tenant_default';

/** Migrates the platform's and every tenant's schema to the newest version; creates the default tenant the first time. */
export async function prepareTenants(databases: TenantDatabases): Promise<void> {
  await migrateSchema(databases.connection, 'platform', migrationFolders.platform);
  await prepareTenant(databases, { schema: defaultTenantSchema, name: '图苑', hostName: null });
  for (const tenant of await listTenants(databases.platform))
    await migrateSchema(databases.connection, tenant.schema_name, migrationFolders.tenant);
}
