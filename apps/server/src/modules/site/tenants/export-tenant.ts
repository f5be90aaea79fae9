import type { ExportLink } from '@tuyuan/contract/export.ts';
import { tenantArchivePath } from '@tuyuan/contract/resource-path.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { insertExportLink, newExportToken } from '../export/index.ts';
import { knownTenant } from './present-tenants.ts';
import type { TenantManagementDeps } from './tenant-management-deps.ts';

/** What an export link of a site leads to; those of lists name the list's call. */
export const archiveLinkName = 'tenant-archive';
const lifeSeconds = 300;

/** Throws `Tenant.NotFound`. */
export async function exportTenant(
  { db, actor }: SignedInContext,
  id: number,
  deps: TenantManagementDeps,
): Promise<ExportLink> {
  await knownTenant(deps, id);
  const { token, tokenHash } = newExportToken();
  await insertExportLink(db, { tokenHash, userId: actor.id, list: archiveLinkName, filters: { id }, lifeSeconds });
  return { path: tenantArchivePath(token), expiresInSeconds: lifeSeconds };
}
