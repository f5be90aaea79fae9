import type { ManagedTenant } from '@tuyuan/contract/site/tenant-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { deleteSessions, setSuspended } from './managed-tenant.repository.ts';
import { knownTenant, presentTenant } from './present-tenants.ts';
import type { TenantManagementDeps } from './tenant-management-deps.ts';

/** Closes a site and ends every session of it. Throws `Tenant.NotFound` and `Tenant.IsHost`. */
export async function suspendTenant(id: number, deps: TenantManagementDeps): Promise<ManagedTenant> {
  const tenant = await knownTenant(deps, id);
  if (tenant.is_default) throw new AppError('Tenant.IsHost');
  await setSuspended(deps.databases.platform, id, true);
  deps.forgetDirectory();
  await deleteSessions(deps.databases.of(tenant.schema_name));
  return presentTenant(deps, id);
}
