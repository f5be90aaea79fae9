import type { deleteRole as deleteRoleEndpoint } from '@tuyuan/contract/account/role-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { governUsers, isAssignedRole } from '../identity/index.ts';
import { readAuthority } from './authority.ts';
import { removeRole } from './managed-role.repository.ts';
import { oneRole } from './one-role.ts';

/** Throws `Role.NotFound`, `Role.IsStatic`, `Role.IsAssigned`, `Role.HoldsMore`, `Role.InUse`. */
export async function deleteRole(
  context: SignedInContext,
  { id, isConfirmed }: InputOf<typeof deleteRoleEndpoint>,
): Promise<Record<string, never>> {
  await governUsers(context.db, async (transaction) => {
    const authority = await readAuthority(transaction, context);
    const role = await oneRole(transaction, id);
    if (role.isStatic) throw new AppError('Role.IsStatic');
    if (isAssignedRole(role.name)) throw new AppError('Role.IsAssigned');
    await authority.assertMayGrantRoles([id]);
    if (role.memberCount > 0 && !isConfirmed) throw new AppError('Role.InUse');
    await removeRole(transaction, id);
  });
  return {};
}
