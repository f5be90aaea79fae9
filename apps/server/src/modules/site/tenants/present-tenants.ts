import type { ManagedTenant } from '@tuyuan/contract/site/tenant-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { findTenant, type ManagedTenantRow, readUsage } from './managed-tenant.repository.ts';
import type { TenantManagementDeps } from './tenant-management-deps.ts';

export async function presentTenants(
  rows: readonly ManagedTenantRow[],
  { databases, timeZone }: TenantManagementDeps,
): Promise<ManagedTenant[]> {
  const usage = await readUsage(
    databases.platform,
    rows.map((row) => row.schema_name),
  );
  return rows.map((row) => {
    const used = usage.find(({ schema }) => schema === row.schema_name);
    return {
      id: row.id,
      name: row.name,
      hostName: row.host_name,
      isHost: row.is_default,
      isSuspended: row.is_suspended,
      storageLimitBytes: row.storage_limit_bytes,
      userLimit: row.user_limit,
      users: used?.users ?? 0,
      images: used?.images ?? 0,
      storageBytes: used?.bytes ?? 0,
      createdAt: toWireDate(row.created_at, timeZone),
    };
  });
}

/** Throws `Tenant.NotFound`. */
export async function knownTenant({ databases }: TenantManagementDeps, id: number): Promise<ManagedTenantRow> {
  return orThrow(findTenant(databases.platform, id), 'Tenant.NotFound');
}

/** Throws `Tenant.NotFound`. */
export async function presentTenant(deps: TenantManagementDeps, id: number): Promise<ManagedTenant> {
  const [tenant] = await presentTenants([await knownTenant(deps, id)], deps);
  if (!tenant) throw new AppError('Tenant.NotFound');
  return tenant;
}
