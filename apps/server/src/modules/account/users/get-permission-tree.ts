import type { getPermissionTree as getPermissionTreeEndpoint } from '@tuyuan/contract/account/permission.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { parentPermission, permissionsOfSite, permissionTitles } from '@tuyuan/contract/permissions.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';

/** The site's permissions, with what the caller may hand on. */
export function getPermissionTree({ tenant, actor }: SignedInContext): OutputOf<typeof getPermissionTreeEndpoint> {
  return {
    items: permissionsOfSite(tenant).map((name) => ({
      name,
      parent: parentPermission(name),
      title: permissionTitles[name],
      isGrantable: actor.permissions.has(name),
    })),
  };
}
