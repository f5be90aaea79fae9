import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { deleteSession, openSession, type SessionRules } from '../identity/index.ts';
import { findManagedUser } from './managed-user.repository.ts';

/** Throws `Session.NotImpersonated`; `Session.Expired` when the session was left already, or ended with the one it was opened from: its token is good for one way back. */
export async function backToImpersonator(context: SignedInContext, rules: SessionRules): Promise<{ token: string }> {
  const { db, actor, tokenHash } = context;
  const { impersonatorId } = actor;
  if (impersonatorId === null || tokenHash === null) throw new AppError('Session.NotImpersonated');
  return inTransaction(db, async (transaction) => {
    const impersonator = await findManagedUser(transaction, impersonatorId);
    if (!(await deleteSession(transaction, tokenHash)) || !impersonator) throw new AppError('Session.Expired');
    const token = await openSession(transaction, rules, context, {
      userId: impersonatorId,
      userName: impersonator.userName,
      method: 'impersonation',
      rememberMe: false,
    });
    return { token };
  });
}
