import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { governUsers, hashPassword } from '../identity/index.ts';
import { readAuthority } from './authority.ts';
import { newTemporaryPassword } from './temporary-password.ts';
import { endSessions, setTemporaryPassword } from './user-change.repository.ts';

/** Throws `User.NotFound`, `User.HoldsMore`, and `User.IsSelf`, because callers change their own password with the old one. */
export async function resetUserPassword(context: SignedInContext, id: number): Promise<{ temporaryPassword: string }> {
  if (id === context.actor.id) throw new AppError('User.IsSelf');
  const temporaryPassword = newTemporaryPassword();
  const passwordHash = await hashPassword(temporaryPassword);
  await governUsers(context.db, async (transaction) => {
    const authority = await readAuthority(transaction, context);
    await authority.assertMayChangeUser(id);
    await setTemporaryPassword(transaction, id, passwordHash);
    await endSessions(transaction, [id]);
  });
  return { temporaryPassword };
}
