import type { changePhone as endpoint } from '@tuyuan/contract/account/account-safety.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { maskPhone } from '@tuyuan/format/mask-personal.ts';
import { inTransaction, isUniqueViolation } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { takeSmsCode, wrongSmsCode } from '../sms/index.ts';
import { confirmOwner } from './confirm-owner.ts';
import { fieldRefusal } from './field-refusal.ts';
import type { ThrottleRules } from './login-throttle.repository.ts';
import { deleteSessionsOf, updatePhone } from './registration.repository.ts';

/**
 * Changes the phone to one the caller has verified, and ends the account's other sessions. Throws what `confirmOwner`
 * does, `Sms.CodeWrong`, `User.PhoneTaken`.
 */
export async function changePhone(
  rules: ThrottleRules,
  { db, actor, tokenHash }: SignedInContext,
  { phone, smsCode, ...confirmation }: InputOf<typeof endpoint>,
): Promise<{ phone: string }> {
  await confirmOwner(db, rules, actor.id, confirmation);
  const isRight = await inTransaction(db, async (transaction) => {
    // A wrong code must stay counted, so the transaction ends without an error.
    if (!(await takeSmsCode(transaction, { phone, purpose: 'changePhone', code: smsCode }))) return false;
    await updatePhone(transaction, actor.id, phone).catch((error: unknown) => {
      throw isUniqueViolation(error, 'app_user_phone') ? fieldRefusal('User.PhoneTaken', 'phone') : error;
    });
    await deleteSessionsOf(transaction, actor.id, tokenHash);
    return true;
  });
  if (!isRight) throw wrongSmsCode();
  return { phone: maskPhone(phone) };
}
