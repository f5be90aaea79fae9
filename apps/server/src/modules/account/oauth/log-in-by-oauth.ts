import type { loginByOAuth } from '@tuyuan/contract/account/oauth.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { openSession } from '../identity/index.ts';
import { insertBindTicket } from './bind-ticket.repository.ts';
import { findBoundUser, markExternalAccountUsed } from './external-account.repository.ts';
import { identify } from './identify.ts';
import { markBrowser } from './oauth-browser.ts';
import type { OAuthDeps } from './oauth-deps.ts';
import { newOneTimeKey } from './one-time-key.ts';
import { takeState } from './take-oauth-state.ts';

const ticketLifeSeconds = 15 * 60;

/**
 * Completes a third-party login. An account not linked yet gets a ticket, valid for 15 minutes in this browser, for
 * verifying a phone number. Errors: `OAuth.StateRefused`, and those of `identify`.
 */
export async function logInByOAuth(
  deps: OAuthDeps,
  context: RequestContext,
  { code, state }: { code: string; state: string },
): Promise<OutputOf<typeof loginByOAuth>> {
  const { db, cookies } = context;
  const started = await takeState(context, state, null);
  const account = await identify(deps, started, code);
  const bound = await findBoundUser(db, account);
  const rememberMe = started.isRemembered;
  if (!bound) {
    const { key, hash: ticketHash } = newOneTimeKey();
    const ticket = { ...account, isRemembered: rememberMe };
    await insertBindTicket(db, { ticketHash, browserHash: markBrowser(cookies) }, ticket, ticketLifeSeconds);
    return { action: 'bindPhone', bindTicket: key, nickName: account.nickName };
  }
  if (!bound.isActive) return { action: 'disabled' };
  await markExternalAccountUsed(db, bound.accountId, account);
  const { userId, userName } = bound;
  return openSession(db, deps.rules, context, { userId, userName, method: 'oauth', rememberMe });
}
