import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { governUsers, lockOpener, openSession, type SessionRules } from '../identity/index.ts';
import { readAuthority } from './authority.ts';
import { findManagedUser } from './managed-user.repository.ts';

/** Throws `User.NotFound`, `User.HoldsMore`, `User.IsSelf`, `User.StateMismatch` for a deactivated one, `Session.Expired` when the caller's session ends meanwhile. */
export async function impersonateUser(
  context: SignedInContext,
  id: number,
  rules: SessionRules,
): Promise<{ token: string }> {
  if (id === context.actor.id) throw new AppError('User.IsSelf');
  return governUsers(context.db, async (transaction) => {
    const authority = await readAuthority(transaction, context);
    await authority.assertMayChangeUser(id);
    const user = await findManagedUser(transaction, id);
    if (!user || user.state === 'inactive') throw new AppError('User.StateMismatch');
    const opener = context.tokenHash && (await lockOpener(transaction, context.tokenHash));
    if (!opener) throw new AppError('Session.Expired');
    const token = await openSession(transaction, rules, context, {
      userId: id,
      userName: user.userName,
      method: 'impersonation',
      rememberMe: false,
      opener,
    });
    return { token };
  });
}
