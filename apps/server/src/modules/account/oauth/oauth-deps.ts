import type { OAuthProviderName } from '@tuyuan/contract/account/oauth.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SessionRules, ThrottleRules } from '../identity/index.ts';
import { type OAuthProvider, providerTitles } from './oauth-provider.ts';

export interface OAuthDeps {
  /** Configured providers in display order. */
  providers: readonly OAuthProvider[];
  /** `https://host` of the site if configured; otherwise each request's own origin is used. */
  siteAddress: string | undefined;
  timeZone: string;
  rules: SessionRules & ThrottleRules;
}

/** Throws `OAuth.ProviderUnavailable` for one that is not configured. */
export function providerOf({ providers }: OAuthDeps, name: OAuthProviderName): OAuthProvider {
  const provider = providers.find((one) => one.provider === name);
  if (!provider) throw new AppError('OAuth.ProviderUnavailable', { message: `${providerTitles[name]}登录没有开通。` });
  return provider;
}
