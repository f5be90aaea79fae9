import type { login } from '@tuyuan/contract/account/account.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { takeCaptchaTicket } from '../captcha/index.ts';
import {
  type Credentials,
  findCredentials,
  insertLoginAttempt,
  replaceTemporaryPassword,
} from './identity.repository.ts';
import { forgetAttempts, type Reserved, reserveAttempt, type ThrottleRules } from './login-throttle.repository.ts';
import { openSession, type SessionRules } from './open-session.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { assertStrongPassword } from './password-policy.ts';
import { throttleKey } from './throttle-key.ts';

export interface LoginRules extends ThrottleRules, SessionRules {}

/**
 * Checks user name, phone or e-mail and password, and opens a session; returns its token.
 * Errors: `Session.WrongCredentials` (also for unknown and deactivated users, after the same time),
 * `Session.CaptchaRequired`, `Session.LockedOut`; the last two also occur for unknown names.
 * `Session.PasswordChangeRequired` for a temporary password without a new one.
 */
export async function logIn(
  rules: LoginRules,
  context: RequestContext,
  { userName, password, rememberMe, captchaTicket, newPassword }: InputOf<typeof login>,
): Promise<string> {
  const { db, clientIp, userAgent } = context;
  const hasCaptcha = captchaTicket !== undefined && (await takeCaptchaTicket(db, captchaTicket, 'login'));
  const user = await findCredentials(db, userName);
  const attempt = { userId: user?.id ?? null, userName, method: 'password', clientIp, userAgent } as const;
  const key = throttleKey(user?.id ?? null, userName);
  const reserved = await reserveAttempt(db, { ...rules, key, hasCaptcha });
  if (reserved.outcome !== 'allowed') {
    await insertLoginAttempt(db, { ...attempt, result: reserved.outcome });
    throw refusalOf(reserved);
  }
  const matches = await verifyPassword(user?.password_hash ?? null, password);
  if (!user || !matches || !user.is_active) {
    await insertLoginAttempt(db, { ...attempt, result: user && matches ? 'inactive' : 'wrong' });
    throw new AppError('Session.WrongCredentials');
  }
  await forgetAttempts(db, key);
  if (user.password_is_temporary) await takeOwnPassword(db, user, password, newPassword);
  return openSession(db, rules, context, { userId: user.id, userName, method: 'password', rememberMe });
}

/** A temporary password only allows setting a new one. */
async function takeOwnPassword(
  db: Database,
  user: Credentials,
  temporary: string,
  newPassword: string | undefined,
): Promise<void> {
  if (newPassword === undefined) throw new AppError('Session.PasswordChangeRequired');
  if (newPassword === temporary)
    throw new AppError('Session.PasswordChangeRequired', {
      validationErrors: [{ message: '新密码不能和临时密码相同', members: ['newPassword'] }],
    });
  assertStrongPassword(newPassword, [user.user_name], 'newPassword');
  const isReplaced = await replaceTemporaryPassword(db, user.id, user.password_hash, await hashPassword(newPassword));
  if (!isReplaced) throw new AppError('Session.WrongCredentials');
}

function refusalOf(reserved: Exclude<Reserved, { outcome: 'allowed' }>): AppError {
  return reserved.outcome === 'locked'
    ? new AppError('Session.LockedOut', { retryAfter: reserved.seconds })
    : new AppError('Session.CaptchaRequired', {
        validationErrors: [{ message: '请先完成安全验证', members: ['captchaTicket'] }],
      });
}
