import type { createUser as createUserEndpoint } from '@tuyuan/contract/account/user-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { assertNotBlocked } from '../../site/index.ts';
import { governUsers, hashPassword, rolesChanged } from '../identity/index.ts';
import { readAuthority } from './authority.ts';
import { getManagedUser } from './get-managed-user.ts';
import { newTemporaryPassword } from './temporary-password.ts';
import { insertManagedUser, replaceRoles } from './user-change.repository.ts';
import type { UserManagementDeps } from './user-management-deps.ts';

/** Throws `Text.Blocked`, `User.NameTaken`, `User.PhoneTaken`, `User.EmailTaken`, `Role.NotFound`, `Role.HoldsMore`. */
export async function createUser(
  context: SignedInContext,
  input: InputOf<typeof createUserEndpoint>,
  { events }: Pick<UserManagementDeps, 'events'>,
): Promise<AnswerTo<typeof createUserEndpoint>> {
  await assertNotBlocked(context.db, { userName: input.userName, nickName: input.nickName });
  const temporaryPassword = newTemporaryPassword();
  const passwordHash = await hashPassword(temporaryPassword);
  const id = await governUsers(context.db, async (transaction) => {
    const authority = await readAuthority(transaction, context);
    await authority.assertMayGrantRoles(input.roleIds);
    const made = await insertManagedUser(transaction, { ...input, passwordHash });
    await replaceRoles(transaction, made, input.roleIds);
    await events.publish({ transaction, schema: context.tenant.schema }, rolesChanged, { userIds: [made] });
    return made;
  });
  return { user: await getManagedUser(context, id), temporaryPassword };
}
