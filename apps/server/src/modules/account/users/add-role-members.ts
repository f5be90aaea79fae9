import type { addRoleMembers as addRoleMembersEndpoint } from '@tuyuan/contract/account/role-management.ts';
import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { readAuthority } from './authority.ts';
import { changeUsers } from './change-users.ts';
import { addMembers } from './managed-role.repository.ts';

/** Throws `Role.NotFound`, `Role.HoldsMore`. */
export function addRoleMembers(
  context: SignedInContext,
  { roleId, ids }: InputOf<typeof addRoleMembersEndpoint>,
): Promise<BulkResult> {
  return changeUsers(context, ids, { sparesSelf: false, sparesLastAdmin: false }, async (transaction, allowed) => {
    const authority = await readAuthority(transaction, context);
    await authority.assertMayGrantRoles([roleId]);
    return addMembers(transaction, roleId, allowed);
  });
}
