import type { resetPassword as endpoint } from '@tuyuan/contract/account/registration.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { takeSmsCode, wrongSmsCode } from '../sms/index.ts';
import { forgetAttempts } from './login-throttle.repository.ts';
import { updatePassword } from './password.repository.ts';
import { hashPassword } from './password.ts';
import { assertStrongPassword } from './password-policy.ts';
import { deleteSessionsOf, findUserByPhone } from './registration.repository.ts';
import { throttleKey } from './throttle-key.ts';

/** Sets a new password by a code, ends every session of the account and lifts its lock. Throws `Sms.CodeWrong`, `Password.*`. */
export async function resetPassword(
  db: Database,
  { phone, smsCode, newPassword }: InputOf<typeof endpoint>,
): Promise<void> {
  assertStrongPassword(newPassword, [phone], 'newPassword');
  const isDone = await inTransaction(db, async (transaction) => {
    const isRight = await takeSmsCode(transaction, { phone, purpose: 'resetPassword', code: smsCode });
    const user = isRight ? await findUserByPhone(transaction, phone) : null;
    if (!user) return false;
    assertStrongPassword(newPassword, [user.user_name], 'newPassword');
    await updatePassword(transaction, user.id, await hashPassword(newPassword));
    await deleteSessionsOf(transaction, user.id);
    await forgetAttempts(transaction, throttleKey(user.id, phone));
    return true;
  });
  if (!isDone) throw wrongSmsCode();
}
