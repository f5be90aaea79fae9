import type { OAuthProviderName } from '@tuyuan/contract/account/oauth.ts';
import { safeReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { markBrowser } from './oauth-browser.ts';
import { type OAuthDeps, providerOf } from './oauth-deps.ts';
import { insertOAuthState } from './oauth-state.repository.ts';
import { newOneTimeKey } from './one-time-key.ts';

const stateLifeSeconds = 600;

interface OAuthStart {
  provider: OAuthProviderName;
  returnUrl: string;
  rememberMe: boolean;
  /** Who binds; null for a log-in. */
  userId: number | null;
}

/**
 * Begins a third-party log-in or binding in this browser; answers the provider's page to go to. Its end must come within
 * 10 minutes, from the same browser, once. Errors: `OAuth.ProviderUnavailable`.
 */
export async function startOAuth(
  deps: OAuthDeps,
  { db, cookies, origin }: RequestContext,
  { provider: name, returnUrl, rememberMe, userId }: OAuthStart,
): Promise<{ url: string }> {
  const provider = providerOf(deps, name);
  const { key: state, hash: stateHash } = newOneTimeKey();
  const redirectUri = `${callbackOrigin(deps.siteAddress, origin)}/account/oauth`;
  await insertOAuthState(
    db,
    { stateHash, browserHash: markBrowser(cookies) },
    { provider: name, redirectUri, returnUrl: safeReturnUrl(returnUrl) ?? '/', isRemembered: rememberMe, userId },
    stateLifeSeconds,
  );
  return { url: provider.authorizeUrl({ state, redirectUri }) };
}

/** The host that was asked, as only there the browser shows its cookie again; with the scheme of the configured address. */
function callbackOrigin(siteAddress: string | undefined, origin: string): string {
  if (siteAddress === undefined) return origin;
  const configured = new URL(siteAddress);
  return configured.host === new URL(origin).host ? configured.origin : origin;
}
