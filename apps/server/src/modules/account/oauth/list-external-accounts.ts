import type { ExternalAccount } from '@tuyuan/contract/account/external-account.ts';
import { oauthProviders } from '@tuyuan/contract/account/oauth.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentExternalAccount } from './external-account.presenter.ts';
import { listBoundAccounts, readOwnLogins } from './external-account.repository.ts';
import { canDoWithout } from './login-ways.policy.ts';
import type { OAuthDeps } from './oauth-deps.ts';

/** Every provider that is configured or bound, in the order to show them. */
export async function listExternalAccounts(deps: OAuthDeps, db: Database, userId: number): Promise<ExternalAccount[]> {
  const bound = await listBoundAccounts(db, userId);
  const own = await readOwnLogins(db, userId);
  const isUsable = (provider: string, appId: string) =>
    deps.providers.some((one) => one.provider === provider && one.appId === appId);
  const usable = bound.filter(({ provider, appId }) => isUsable(provider, appId)).length;
  return oauthProviders.flatMap((provider) => {
    const account = bound.find((one) => one.provider === provider);
    const isConfigured = deps.providers.some((one) => one.provider === provider);
    if (!account && !isConfigured) return [];
    const unbind = account !== undefined && canDoWithout({ ...own, usable }, isUsable(provider, account.appId));
    return presentExternalAccount(provider, account, { bind: !account, unbind }, deps.timeZone);
  });
}
