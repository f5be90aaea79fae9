import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { browserHash } from './oauth-browser.ts';
import { findOAuthState, type OAuthState, takeOAuthState } from './oauth-state.repository.ts';
import { hashOneTimeKey } from './one-time-key.ts';

/** What this browser began under the state, left in use. Throws `OAuth.StateRefused`. */
export async function peekState({ db, cookies }: RequestContext, state: string): Promise<OAuthState> {
  const browser = browserHash(cookies);
  const found = browser && (await findOAuthState(db, { stateHash: hashOneTimeKey(state), browserHash: browser }));
  if (!found) throw new AppError('OAuth.StateRefused');
  return found;
}

/**
 * Takes the state out of use: of several calls at once one gets it. `userId` is who binds, null for a log-in; another's is
 * refused. Throws `OAuth.StateRefused`.
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
