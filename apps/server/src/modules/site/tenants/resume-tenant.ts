import type { ManagedTenant } from '@tuyuan/contract/site/tenant-management.ts';
import { setSuspended } from './managed-tenant.repository.ts';
import { knownTenant, presentTenant } from './present-tenants.ts';
import type { TenantManagementDeps } from './tenant-management-deps.ts';

/** Throws `Tenant.NotFound`. */
export async function resumeTenant(id: number, deps: TenantManagementDeps): Promise<ManagedTenant> {
  await knownTenant(deps, id);
  await setSuspended(deps.databases.platform, id, false);
  deps.forgetDirectory();
  return presentTenant(deps, id);
}
