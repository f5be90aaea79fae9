import { safeReturnUrl } from '@tuyuan/format/safe-return-url.ts';

/** How a third-party log-in or binding ended. */
export type OAuthResultName = 'loggedIn' | 'bound';

/** The oauth centre's landing page with a result; no secret is ever in it. */
export function oauthResultPath(result: OAuthResultName, returnUrl: string): string {
  return `/oauth?${new URLSearchParams({ result, returnUrl: safeReturnUrl(returnUrl) ?? '/' })}`;
}

/** What the window that opened the log-in is told. */
export interface OAuthMessage {
  readonly source: 'oauth';
  readonly result: OAuthResultName;
}

export function oauthMessage(result: string | null): OAuthMessage | undefined {
  return result === 'loggedIn' || result === 'bound' ? { source: 'oauth', result } : undefined;
}
