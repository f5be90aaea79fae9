import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type * as tenantManagement from '@tuyuan/contract/site/tenant-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { isUniqueViolation } from '../../../platform/database/database.ts';
import { changeTenant } from './managed-tenant.repository.ts';
import { knownTenant, presentTenant } from './present-tenants.ts';
import type { TenantManagementDeps } from './tenant-management-deps.ts';

/** Throws `Tenant.NotFound`, `Tenant.HostTaken`, `Tenant.HostRequired`, and `Tenant.IsHost` for a limit of the platform's own site. */
export async function updateTenant(
  input: InputOf<typeof tenantManagement.updateTenant>,
  deps: TenantManagementDeps,
): Promise<tenantManagement.ManagedTenant> {
  const before = await knownTenant(deps, input.id);
  const isLimited = input.storageLimitBytes !== null || input.userLimit !== null;
  if (before.is_default && isLimited) throw new AppError('Tenant.IsHost');
  if (!before.is_default && input.hostName === null)
    throw new AppError('Tenant.HostRequired', {
      validationErrors: [{ message: '站点需要一个域名', members: ['hostName'] }],
    });
  try {
    await changeTenant(deps.databases.platform, input);
  } catch (error) {
    throw isUniqueViolation(error, 'tenant_host_name_key') ? new AppError('Tenant.HostTaken', { cause: error }) : error;
  }
  deps.forgetDirectory();
  return presentTenant(deps, input.id);
}
