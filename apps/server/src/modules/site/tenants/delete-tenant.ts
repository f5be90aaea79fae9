import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { deleteTenant as deleteTenantEndpoint } from '@tuyuan/contract/site/tenant-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { deleteTenantJob } from './delete-tenant-job.ts';
import { deleteSessions, markTenantDeleting } from './managed-tenant.repository.ts';
import { knownTenant } from './present-tenants.ts';
import type { TenantManagementDeps } from './tenant-management-deps.ts';

/**
 * Closes a site for good and ends every session of it; a job removes its tables and files. Throws `Tenant.NotFound`, `Tenant.IsHost`
 * and `Tenant.NotConfirmed` when the typed host name isn't the site's.
 */
export async function deleteTenant(
  { id, hostName }: InputOf<typeof deleteTenantEndpoint>,
  deps: TenantManagementDeps,
): Promise<Record<string, never>> {
  const tenant = await knownTenant(deps, id);
  if (tenant.is_default) throw new AppError('Tenant.IsHost');
  if (tenant.host_name !== hostName)
    throw new AppError('Tenant.NotConfirmed', {
      validationErrors: [{ message: '和站点的域名不一样', members: ['hostName'] }],
    });
  await inTransaction(deps.databases.platform, async (transaction) => {
    // The later of two at once finds no open site.
    if (!(await markTenantDeleting(transaction, id))) throw new AppError('Tenant.NotFound');
    await deps.jobs.enqueue(transaction, deleteTenantJob, tenant.schema_name, {});
  });
  deps.forgetDirectory();
  await deleteSessions(deps.databases.of(tenant.schema_name));
  return {};
}
