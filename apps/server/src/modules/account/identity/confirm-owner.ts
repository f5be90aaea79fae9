import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { takeSmsCode, wrongSmsCode } from '../sms/index.ts';
import { fieldRefusal } from './field-refusal.ts';
import { forgetAttempts, reserveAttempt, type ThrottleRules } from './login-throttle.repository.ts';
import { findPasswordHash } from './password.repository.ts';
import { verifyPassword } from './password.ts';
import { findPhone } from './registration.repository.ts';
import { throttleKey } from './throttle-key.ts';

export interface Confirmation {
  password?: string | undefined;
  /** Code sent for the purpose `safety`. */
  safetyCode?: string | undefined;
}

/**
 * Confirms that the account's owner is present, by password or by a code sent to their phone. Wrong passwords here and
 * at the login share one counter. Must not run in a transaction, because tries must count.
 * Throws `User.NotConfirmed`, `User.WrongPassword`, `Session.LockedOut`, `User.NoPhone`, `Sms.CodeWrong`.
 */
export async function confirmOwner(
  db: Database,
  rules: ThrottleRules,
  userId: number,
  { password, safetyCode }: Confirmation,
): Promise<void> {
  if (password !== undefined) return confirmByPassword(db, rules, userId, password);
  if (safetyCode === undefined) throw fieldRefusal('User.NotConfirmed', 'password');
  const phone = await findPhone(db, userId);
  if (phone === null) throw new AppError('User.NoPhone');
  if (!(await takeSmsCode(db, { phone, purpose: 'safety', code: safetyCode }))) throw wrongSmsCode('safetyCode');
}

async function confirmByPassword(db: Database, rules: ThrottleRules, userId: number, password: string): Promise<void> {
  const key = throttleKey(userId, '');
  const reserved = await reserveAttempt(db, { ...rules, key, hasCaptcha: true });
  if (reserved.outcome === 'locked') throw new AppError('Session.LockedOut', { retryAfter: reserved.seconds });
  if (!(await verifyPassword(await findPasswordHash(db, userId), password)))
    throw fieldRefusal('User.WrongPassword', 'password');
  await forgetAttempts(db, key);
}
