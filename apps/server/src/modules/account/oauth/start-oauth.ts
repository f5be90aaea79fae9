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
  /** User who links an account; null for a login. */
  userId: number | null;
}

/**
 * Starts a third-party login or linking in this browser; returns the address of the provider's page. It must be
 * completed within 10 minutes, from the same browser, once. Errors: `OAuth.ProviderUnavailable`.
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

/** Returns the requested host, because the browser sends its cookie only there, with the scheme of the configured address. */
function callbackOrigin(siteAddress: string | undefined, origin: string): string {
  if (siteAddress === undefined) return origin;
  const configured = new URL(siteAddress);
  return configured.host === new URL(origin).host ? configured.origin : origin;
}
