import type { copyRole as copyRoleEndpoint, ManagedRole } from '@tuyuan/contract/account/role-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { withAncestors } from '@tuyuan/contract/permissions.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { governUsers } from '../identity/index.ts';
import { readAuthority } from './authority.ts';
import { insertRole, replacePermissions } from './managed-role.repository.ts';
import { oneRole } from './one-role.ts';
import { presentRole } from './present-role.ts';

/** Throws `Role.NotFound`, `Role.NameTaken`, `Role.HoldsMore`. */
export function copyRole(
  context: SignedInContext,
  { id, ...names }: InputOf<typeof copyRoleEndpoint>,
): Promise<ManagedRole> {
  return governUsers(context.db, async (transaction) => {
    const authority = await readAuthority(transaction, context);
    await authority.assertMayGrantRoles([id]);
    const source = await oneRole(transaction, id);
    const copyId = await insertRole(transaction, names);
    await replacePermissions(transaction, copyId, withAncestors(source.permissions));
    return presentRole(await oneRole(transaction, copyId), authority);
  });
}
