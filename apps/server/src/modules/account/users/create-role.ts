import type { createRole as createRoleEndpoint, ManagedRole } from '@tuyuan/contract/account/role-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { withAncestors } from '@tuyuan/contract/permissions.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { governUsers } from '../identity/index.ts';
import { readAuthority } from './authority.ts';
import { insertRole, replacePermissions } from './managed-role.repository.ts';
import { oneRole } from './one-role.ts';
import { presentRole } from './present-role.ts';

/** Throws `Role.NameTaken`, `Permission.NotHeld`. */
export function createRole(
  context: SignedInContext,
  { permissions, ...names }: InputOf<typeof createRoleEndpoint>,
): Promise<ManagedRole> {
  return governUsers(context.db, async (transaction) => {
    const authority = await readAuthority(transaction, context);
    const wanted = withAncestors(permissions);
    if (!authority.holdsAll(wanted)) throw new AppError('Permission.NotHeld');
    const id = await insertRole(transaction, names);
    await replacePermissions(transaction, id, wanted);
    return presentRole(await oneRole(transaction, id), authority);
  });
}
