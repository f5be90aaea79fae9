import { completeAdminRole } from './modules/account/index.ts';
import { insertSeedMenus, listTenants } from './modules/site/index.ts';
import type { TenantDatabases } from './platform/database/tenant-databases.ts';

/** Gives every site what this version adds: new administrator permissions and menu entries. */
export async function completeSites(databases: TenantDatabases): Promise<void> {
  for (const tenant of await listTenants(databases.platform)) {
    const db = databases.of(tenant.schema_name);
    await completeAdminRole(db, { isHost: tenant.is_default });
    await insertSeedMenus(db);
  }
}
