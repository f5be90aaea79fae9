import type { getAssignableRoles as getAssignableRolesEndpoint } from '@tuyuan/contract/account/user-management.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { effectivePermissions } from '@tuyuan/contract/permissions.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { readAuthority } from './authority.ts';
import { findRoles } from './managed-role.repository.ts';

export async function getAssignableRoles(
  context: SignedInContext,
): Promise<OutputOf<typeof getAssignableRolesEndpoint>> {
  const authority = await readAuthority(context.db, context);
  const roles = await findRoles(context.db);
  return {
    items: roles.map(({ id, name, displayName, permissions }) => ({
      id,
      name,
      displayName,
      isAssignable: authority.holdsAll(effectivePermissions(permissions, [])),
    })),
  };
}
