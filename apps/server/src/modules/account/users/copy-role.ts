import type { copyRole as copyRoleEndpoint, ManagedRole } from '@tuyuan/contract/account/role-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { withAncestors } from '@tuyuan/contract/permissions.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { governUsers } from '../identity/index.ts';
import { readAuthority } from './authority.ts';
import { findRole, insertRole, replacePermissions } from './managed-role.repository.ts';
import { presentRole } from './present-role.ts';

/** Throws `Role.NotFound`, `Role.NameTaken`, `Role.HoldsMore`. */
export function copyRole(
  context: SignedInContext,
  { id, ...names }: InputOf<typeof copyRoleEndpoint>,
): Promise<ManagedRole> {
  return governUsers(context.db, async (transaction) => {
    const authority = await readAuthority(transaction, context);
    await authority.refuseUnlessOverRoles([id]);
    const source = await findRole(transaction, id);
    const copyId = await insertRole(transaction, names);
    await replacePermissions(transaction, copyId, withAncestors(source?.permissions ?? []));
    const made = await findRole(transaction, copyId);
    if (!made) throw new AppError('Role.NotFound');
    return presentRole(made, authority);
  });
}
