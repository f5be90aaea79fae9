import type { login } from '@tuyuan/contract/account.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import {
  clearFailedLogins,
  countFailedLogin,
  findCredentials,
  insertLoginAttempt,
  insertSession,
} from './identity.repository.ts';
import { verifyPassword } from './password.ts';
import { newSessionToken } from './session-token.ts';

export interface LoginRules {
  lockoutAfter: number;
  lockoutMinutes: number;
  sessionSeconds: number;
  rememberedSeconds: number;
}

/**
 * Checks user name, phone or e-mail and password, and opens a session; answers its token.
 * Errors: `Session.WrongCredentials` (also for unknown and deactivated users, after the same time), `Session.LockedOut`.
 */
export async function logIn(
  rules: LoginRules,
  { db, clientIp, userAgent }: RequestContext,
  { userName, password, rememberMe }: InputOf<typeof login>,
): Promise<string> {
  const user = await findCredentials(db, userName);
  const matches = await verifyPassword(user?.password_hash ?? null, password);
  const attempt = { userId: user?.id ?? null, userName, clientIp, userAgent };
  if (user && user.locked_seconds > 0) {
    await insertLoginAttempt(db, { ...attempt, result: 'locked' });
    throw new AppError('Session.LockedOut', { retryAfter: user.locked_seconds });
  }
  if (!user || !matches || !user.is_active) {
    if (user && !matches) await countFailedLogin(db, user.id, rules.lockoutAfter, rules.lockoutMinutes);
    await insertLoginAttempt(db, { ...attempt, result: user && matches ? 'inactive' : 'wrong' });
    throw new AppError('Session.WrongCredentials');
  }
  await clearFailedLogins(db, user.id);
  await insertLoginAttempt(db, { ...attempt, result: 'success' });
  const { token, tokenHash } = newSessionToken();
  const lifeSeconds = rememberMe ? rules.rememberedSeconds : rules.sessionSeconds;
  await insertSession(db, { tokenHash, userId: user.id, isRemembered: rememberMe, lifeSeconds, clientIp, userAgent });
  return token;
}
