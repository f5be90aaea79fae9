import type { ManagedRole, updateRole as updateRoleEndpoint } from '@tuyuan/contract/account/role-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { effectivePermissions } from '@tuyuan/contract/permissions.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { governUsers } from '../identity/index.ts';
import { readAuthority } from './authority.ts';
import { renameRole, replacePermissions } from './managed-role.repository.ts';
import { oneRole } from './one-role.ts';
import { presentRole } from './present-role.ts';

/** Two editors' changes add up. Throws `Role.NotFound`, `Role.IsStatic`, `Role.HoldsMore`, `Permission.NotHeld`. */
export function updateRole(
  context: SignedInContext,
  { id, displayName, grant, revoke }: InputOf<typeof updateRoleEndpoint>,
): Promise<ManagedRole> {
  return governUsers(context.db, async (transaction) => {
    const authority = await readAuthority(transaction, context);
    const role = await oneRole(transaction, id);
    if (role.isStatic) throw new AppError('Role.IsStatic');
    await authority.assertMayGrantRoles([id]);
    const permissions = effectivePermissions([...role.permissions, ...grant], revoke);
    if (!authority.holdsAll([...permissions, ...grant])) throw new AppError('Permission.NotHeld');
    await replacePermissions(transaction, id, permissions);
    if (displayName !== undefined) await renameRole(transaction, id, displayName);
    return presentRole({ ...role, displayName: displayName ?? role.displayName, permissions }, authority);
  });
}
