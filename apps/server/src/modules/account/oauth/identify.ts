import type { OAuthProviderName } from '@tuyuan/contract/account/oauth.ts';
import type { ExternalKey } from './external-account.repository.ts';
import { externalNickName } from './external-nick-name.ts';
import { type OAuthDeps, providerOf } from './oauth-deps.ts';

/** Redeems the code at the provider. Errors: `OAuth.CodeRefused`, `OAuth.ProviderFailed`, `OAuth.ProviderUnavailable`. */
export async function identify(
  deps: OAuthDeps,
  { provider: name, redirectUri }: { provider: OAuthProviderName; redirectUri: string },
  code: string,
): Promise<ExternalKey & { nickName: string }> {
  const provider = providerOf(deps, name);
  const { openId, subject, nickName } = await provider.identify({ code, redirectUri });
  return { provider: name, appId: provider.appId, openId, subject, nickName: externalNickName(nickName) };
}
