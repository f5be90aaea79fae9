import type { ManagedUser, updateUser as updateUserEndpoint } from '@tuyuan/contract/account/user-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { assertNotBlocked } from '../../site/index.ts';
import { authorChanged, governUsers, rolesChanged } from '../identity/index.ts';
import { readAuthority } from './authority.ts';
import { getManagedUser } from './get-managed-user.ts';
import { findRoleIds } from './managed-role.repository.ts';
import { changeUser, replaceRoles } from './user-change.repository.ts';
import type { UserManagementDeps } from './user-management-deps.ts';

/**
 * Throws `User.IsSelf` for the caller's own phone, e-mail and roles: a stolen token must not lead to another way in.
 * Throws `Text.Blocked`, `User.NotFound`, `User.HoldsMore`, `User.PhoneTaken`, `User.EmailTaken`, `User.LastAdministrator`, `Role.NotFound`, `Role.HoldsMore`.
 */
export async function updateUser(
  context: SignedInContext,
  { id, roleIds, ...fields }: InputOf<typeof updateUserEndpoint>,
  { events }: Pick<UserManagementDeps, 'events'>,
): Promise<Unencoded<ManagedUser>> {
  const isWayIn = fields.phone !== undefined || fields.email !== undefined || roleIds !== undefined;
  if (id === context.actor.id && isWayIn) throw new AppError('User.IsSelf');
  await assertNotBlocked(context.db, { nickName: fields.nickName });
  await governUsers(context.db, async (transaction) => {
    const occurrence = { transaction, schema: context.tenant.schema };
    const authority = await readAuthority(transaction, context);
    await authority.assertMayChangeUser(id);
    if (roleIds !== undefined) {
      const before = new Set(await findRoleIds(transaction, id));
      await authority.assertMayGrantRoles(roleIds.filter((roleId) => !before.has(roleId)));
      await replaceRoles(transaction, id, roleIds);
      await events.publish(occurrence, rolesChanged, { userIds: [id] });
    }
    await changeUser(transaction, id, fields);
    if (fields.nickName !== undefined) await events.publish(occurrence, authorChanged, { userId: id });
  });
  return getManagedUser(context, id);
}
