import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { insertLoginAttempt, insertSession, type LoginMethod, type Opener } from './identity.repository.ts';
import { newSessionToken } from './session-token.ts';

export interface SessionRules {
  sessionSeconds: number;
  rememberedSeconds: number;
}

interface NewSession {
  userId: number;
  /** Login name as typed, for the list of attempts. */
  userName: string;
  method: LoginMethod;
  rememberMe: boolean;
  /** The session it ends with: of the administrator who opens it in the user's name, or of the user's own app. */
  opener?: Opener;
}

/** Opens a session for an authenticated user and records the success; returns its token. */
export async function openSession(
  db: Database,
  rules: SessionRules,
  { clientIp, userAgent, letIn }: Pick<RequestContext, 'clientIp' | 'userAgent' | 'letIn'>,
  { userId, userName, method, rememberMe, opener }: NewSession,
): Promise<string> {
  await insertLoginAttempt(db, { userId, userName, method, result: 'success', clientIp, userAgent });
  const { token, tokenHash } = newSessionToken();
  const lifeSeconds = rememberMe ? rules.rememberedSeconds : rules.sessionSeconds;
  await insertSession(db, {
    tokenHash,
    userId,
    isRemembered: rememberMe,
    opener: opener ?? null,
    lifeSeconds,
    clientIp,
    userAgent,
  });
  letIn.userId = userId;
  return token;
}
