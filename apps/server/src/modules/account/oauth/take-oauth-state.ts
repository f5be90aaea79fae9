import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { browserHash } from './oauth-browser.ts';
import { findOAuthState, type OAuthState, takeOAuthState } from './oauth-state.repository.ts';
import { hashOneTimeKey } from './one-time-key.ts';

/** Returns what this browser started under the state, without consuming it. Throws `OAuth.StateRefused`. */
export async function peekState({ db, cookies }: RequestContext, state: string): Promise<OAuthState> {
  const browser = browserHash(cookies);
  const found = browser && (await findOAuthState(db, { stateHash: hashOneTimeKey(state), browserHash: browser }));
  if (!found) throw new AppError('OAuth.StateRefused');
  return found;
}

/**
 * Consumes the state: of several concurrent calls one gets it. `userId` is the user who links an account, null for a
 * login; a state of another user is rejected. Throws `OAuth.StateRefused`.
 */
export async function takeState(
  { db, cookies }: RequestContext,
  state: string,
  userId: number | null,
): Promise<OAuthState> {
  const browser = browserHash(cookies);
  const key = browser && { stateHash: hashOneTimeKey(state), browserHash: browser, userId };
  const taken = key && (await takeOAuthState(db, key));
  if (!taken) throw new AppError('OAuth.StateRefused');
  return taken;
}
