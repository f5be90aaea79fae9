import type { OAuthProviderName } from '@tuyuan/contract/account/oauth.ts';

/** Identity of a person at a provider. */
export interface ExternalIdentity {
  /** The person's id for this app. */
  openId: string;
  /** Widest id the provider supplies: shared by all apps of one owner where such an id exists, else `openId`. */
  subject: string;
  nickName: string;
}

export interface Authorization {
  code: string;
  /** Address the provider's page was called with; providers compare it. */
  redirectUri: string;
}

/** Third-party login: WeChat, QQ, Weibo, or a local stand-in. */
export interface OAuthProvider {
  readonly provider: OAuthProviderName;
  /** Ids are only unique within one app. */
  readonly appId: string;
  /** Returns the address of the provider's consent page. */
  authorizeUrl(request: { state: string; redirectUri: string }): string;
  /** Redeems a code. Throws `OAuth.CodeRefused`, and `OAuth.ProviderFailed` when no sense can be had of the provider. */
  identify(authorization: Authorization): Promise<ExternalIdentity>;
}

export const providerTitles: Readonly<Record<OAuthProviderName, string>> = {
  wechat: '微信',
  qq: 'QQ',
  weibo: '微博',
};
