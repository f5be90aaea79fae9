import type { addRoleMembers as addRoleMembersEndpoint } from '@tuyuan/contract/account/role-management.ts';
import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { rolesChanged } from '../identity/index.ts';
import { readAuthority } from './authority.ts';
import { changeUsers } from './change-users.ts';
import { addMembers } from './managed-role.repository.ts';
import type { UserManagementDeps } from './user-management-deps.ts';

/** Throws `Role.NotFound`, `Role.HoldsMore`. */
export function addRoleMembers(
  context: SignedInContext,
  { roleId, ids }: InputOf<typeof addRoleMembersEndpoint>,
  { events }: Pick<UserManagementDeps, 'events'>,
): Promise<BulkResult> {
  return changeUsers(context, ids, { sparesSelf: false, sparesLastAdmin: false }, async (transaction, allowed) => {
    const authority = await readAuthority(transaction, context);
    await authority.assertMayGrantRoles([roleId]);
    const changed = await addMembers(transaction, roleId, allowed);
    await events.publish({ transaction, schema: context.tenant.schema }, rolesChanged, { userIds: changed });
    return changed;
  });
}
