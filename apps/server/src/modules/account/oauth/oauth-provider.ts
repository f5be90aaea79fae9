import type { OAuthProviderName } from '@tuyuan/contract/account/oauth.ts';

/** Who somebody is at a provider. */
export interface ExternalIdentity {
  /** His id for this app. */
  openId: string;
  /** The widest id the provider tells: the same for all apps of one owner where there is such a thing, else `openId`. */
  subject: string;
  nickName: string;
}

export interface Authorization {
  code: string;
  /** The one the provider's page was called with; providers compare. */
  redirectUri: string;
}

/** A third-party log-in: WeChat, QQ, Weibo, or what stands in for them. */
export interface OAuthProvider {
  readonly provider: OAuthProviderName;
  /** Ids are only unique within one app. */
  readonly appId: string;
  /** The provider's page on which the visitor agrees. */
  authorizeUrl(request: { state: string; redirectUri: string }): string;
  /** Redeems a code. Throws `OAuth.CodeRefused`, and `OAuth.ProviderFailed` when no sense can be had of the provider. */
  identify(authorization: Authorization): Promise<ExternalIdentity>;
}

export const providerTitles: Readonly<Record<OAuthProviderName, string>> = {
  wechat: '微信',
  qq: 'QQ',
  weibo: '微博',
};
