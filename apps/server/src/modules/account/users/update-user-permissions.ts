import type {
  PermissionSetting,
  UserPermissions,
  updateUserPermissions as updateUserPermissionsEndpoint,
} from '@tuyuan/contract/account/user-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findHoldings, governUsers } from '../identity/index.ts';
import { readAuthority } from './authority.ts';
import { getUserPermissions } from './get-user-permissions.ts';
import { setOwnPermission } from './user-permission.repository.ts';

const grantedAs: Record<PermissionSetting, boolean | null> = { inherited: null, granted: true, prohibited: false };

/** Throws `User.NotFound`, `User.HoldsMore`, `User.IsSelf`, `User.LastAdministrator`, `Permission.NotHeld`. */
export async function updateUserPermissions(
  context: SignedInContext,
  { id, changes }: InputOf<typeof updateUserPermissionsEndpoint>,
): Promise<UserPermissions> {
  if (id === context.actor.id) throw new AppError('User.IsSelf');
  return governUsers(context.db, async (transaction) => {
    const authority = await readAuthority(transaction, context);
    await authority.assertMayChangeUser(id);
    if (!authority.holdsAll(changes.map(({ name }) => name))) throw new AppError('Permission.NotHeld');
    for (const { name, setting } of changes) await setOwnPermission(transaction, id, name, grantedAs[setting]);
    // Lifting a prohibition restores everything a role grants below it.
    const held = (await findHoldings(transaction, [id])).get(id) ?? [];
    if (!authority.holdsAll(held)) throw new AppError('Permission.NotHeld');
    return getUserPermissions(transaction, id);
  });
}
