import { safeReturnUrl } from '@tuyuan/format/safe-return-url.ts';

/** Kind of a completed third-party flow: login or binding. */
export type OAuthResultName = 'loggedIn' | 'bound';

/** Returns the OAuth landing page's path with a result, which never contains a secret. */
export function oauthResultPath(result: OAuthResultName, returnUrl: string): string {
  return `/oauth?${new URLSearchParams({ result, returnUrl: safeReturnUrl(returnUrl) ?? '/' })}`;
}

/** Message to the window that opened the login. */
export interface OAuthMessage {
  readonly source: 'oauth';
  readonly result: OAuthResultName;
}

export function oauthMessage(result: string | null): OAuthMessage | undefined {
  return result === 'loggedIn' || result === 'bound' ? { source: 'oauth', result } : undefined;
}
