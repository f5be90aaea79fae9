import type { register as endpoint } from '@tuyuan/contract/account/registration.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { assertNotBlocked } from '../../site/index.ts';
import { recordRegistration } from '../agreement/index.ts';
import { takeSmsCode, wrongSmsCode } from '../sms/index.ts';
import { fieldRefusal } from './field-refusal.ts';
import { openSession, type SessionRules } from './open-session.ts';
import { hashPassword } from './password.ts';
import { assertStrongPassword } from './password-policy.ts';
import { findUserByPhone } from './registration.repository.ts';
import { isReservedName } from './reserved-names.ts';
import { assignRole, insertUser } from './user.repository.ts';

/** Creates an account and logs in; returns the token. The code is consumed only when the account is created. */
export async function register(
  rules: SessionRules,
  context: RequestContext,
  { userName, phone, smsCode, password, agreementVersion, privacyVersion }: InputOf<typeof endpoint>,
): Promise<string> {
  if (isReservedName(userName)) throw fieldRefusal('User.NameReserved', 'userName');
  await assertNotBlocked(context.db, { userName });
  assertStrongPassword(password, [userName, phone], 'password');
  const made = await inTransaction(context.db, async (transaction) => {
    // A wrong code must stay counted, so the transaction ends without an error.
    if (!(await takeSmsCode(transaction, { phone, purpose: 'register', code: smsCode }))) return null;
    const passwordHash = await hashPassword(password);
    const userId = await insertUser(transaction, { userName, nickName: userName, passwordHash, phone });
    if (userId === null) {
      const isPhoneTaken = (await findUserByPhone(transaction, phone)) !== null;
      throw isPhoneTaken ? fieldRefusal('User.PhoneTaken', 'phone') : fieldRefusal('User.NameTaken', 'userName');
    }
    await assignRole(transaction, userId, 'user');
    const { clientIp } = context;
    await recordRegistration(transaction, { userId, agreementVersion, privacyVersion, clientIp });
    return openSession(transaction, rules, context, { userId, userName, method: 'sms', rememberMe: false });
  });
  if (made === null) throw wrongSmsCode();
  return made;
}
