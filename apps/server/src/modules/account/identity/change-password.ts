import type { changePassword as endpoint } from '@tuyuan/contract/account/account-safety.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { confirmOwner } from './confirm-owner.ts';
import { fieldRefusal } from './field-refusal.ts';
import type { ThrottleRules } from './login-throttle.repository.ts';
import { findPasswordHash, updatePassword } from './password.repository.ts';
import { hashPassword } from './password.ts';
import { assertStrongPassword } from './password-policy.ts';
import { deleteSessionsOf, findPhone } from './registration.repository.ts';

/**
 * Sets a new password and ends the account's other sessions. The old one is required where it exists; of two concurrent
 * changes one finds it gone. Throws what `confirmOwner` does, and `Password.*`.
 */
export async function changePassword(
  rules: ThrottleRules,
  { db, actor, tokenHash }: SignedInContext,
  { password, safetyCode, newPassword }: InputOf<typeof endpoint>,
): Promise<void> {
  assertStrongPassword(newPassword, [actor.userName, (await findPhone(db, actor.id)) ?? ''], 'newPassword');
  const before = await findPasswordHash(db, actor.id);
  await confirmOwner(db, rules, actor.id, before === null ? { safetyCode } : { password });
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, async (transaction) => {
    if (!(await updatePassword(transaction, actor.id, passwordHash, before)))
      throw fieldRefusal('User.WrongPassword', 'password');
    await deleteSessionsOf(transaction, actor.id, tokenHash);
  });
}
