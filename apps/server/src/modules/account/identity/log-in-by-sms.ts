import type { loginBySms } from '@tuyuan/contract/account/account.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { takeSmsCode, wrongSmsCode } from '../sms/index.ts';
import { insertLoginAttempt } from './identity.repository.ts';
import { forgetAttempts } from './login-throttle.repository.ts';
import { openSession, type SessionRules } from './open-session.ts';
import { findUserByPhone } from './registration.repository.ts';
import { throttleKey } from './throttle-key.ts';

/**
 * Logs the owner of a number in with a code; returns the token. A lock after wrong passwords does not block this login,
 * which ends the lock. Throws `Sms.CodeWrong`, also for a number without an account, and `Session.Deactivated`.
 */
export async function logInBySms(
  rules: SessionRules,
  context: RequestContext,
  { phone, smsCode, rememberMe }: InputOf<typeof loginBySms>,
): Promise<string> {
  const { db, clientIp, userAgent } = context;
  const isRight = await takeSmsCode(db, { phone, purpose: 'login', code: smsCode });
  const user = await findUserByPhone(db, phone);
  const attempt = { userId: user?.id ?? null, userName: phone, method: 'sms', clientIp, userAgent } as const;
  if (!isRight || !user) {
    await insertLoginAttempt(db, { ...attempt, result: 'wrong' });
    throw wrongSmsCode();
  }
  if (!user.is_active) {
    await insertLoginAttempt(db, { ...attempt, result: 'inactive' });
    throw new AppError('Session.Deactivated');
  }
  await forgetAttempts(db, throttleKey(user.id, phone));
  return openSession(db, rules, context, { userId: user.id, userName: phone, method: 'sms', rememberMe });
}
