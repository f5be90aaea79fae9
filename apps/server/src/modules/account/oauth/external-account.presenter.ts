import type { ExternalAccount } from '@tuyuan/contract/account/external-account.ts';
import type { OAuthProviderName } from '@tuyuan/contract/account/oauth.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { BoundAccount } from './external-account.repository.ts';
import { providerTitles } from './oauth-provider.ts';

export function presentExternalAccount(
  provider: OAuthProviderName,
  account: BoundAccount | undefined,
  abilities: ExternalAccount['abilities'],
  timeZone: string,
): ExternalAccount {
  return {
    provider,
    name: providerTitles[provider],
    bound: account
      ? {
          nickName: account.nickName,
          boundAt: toWireDate(account.boundAt, timeZone),
          lastUsedAt: account.lastUsedAt && toWireDate(account.lastUsedAt, timeZone),
        }
      : null,
    abilities,
  };
}
