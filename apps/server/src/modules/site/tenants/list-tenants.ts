import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getTenants } from '@tuyuan/contract/site/tenant-management.ts';
import { countTenants, readTenants } from './managed-tenant.repository.ts';
import { presentTenants } from './present-tenants.ts';
import type { TenantManagementDeps } from './tenant-management-deps.ts';

export async function listTenants(
  query: InputOf<typeof getTenants>,
  deps: TenantManagementDeps,
): Promise<OutputOf<typeof getTenants>> {
  const { platform } = deps.databases;
  const [totalCount, rows] = await Promise.all([countTenants(platform, query), readTenants(platform, query)]);
  return { totalCount, items: await presentTenants(rows, deps) };
}
