import * as account from '@tuyuan/contract/account/external-account.ts';
import * as oauth from '@tuyuan/contract/account/oauth.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { bindExternalAccount } from './bind-external-account.ts';
import { bindPhoneToExternalAccount } from './bind-phone-to-external-account.ts';
import { confirmRecently } from './confirm-recently.ts';
import { getOAuthStart } from './get-oauth-start.ts';
import { listExternalAccounts } from './list-external-accounts.ts';
import { logInByOAuth } from './log-in-by-oauth.ts';
import type { OAuthDeps } from './oauth-deps.ts';
import { providerTitles } from './oauth-provider.ts';
import { startExternalAccountBinding } from './start-external-account-binding.ts';
import { startOAuth } from './start-oauth.ts';
import { unbindExternalAccount } from './unbind-external-account.ts';

/** Log-in by a third party, and the third-party accounts of a user. */
export function oauthRoutes(app: FastifyInstance, deps: OAuthDeps): void {
  bindEndpoint(app, oauth.getOAuthProviders, async () => ({
    items: deps.providers.map(({ provider }) => ({ provider, name: providerTitles[provider] })),
  }));
  bindEndpoint(app, oauth.startOAuthLogin, (context, start) => startOAuth(deps, context, { ...start, userId: null }));
  bindEndpoint(app, oauth.getOAuthStart, (context, { state }) => getOAuthStart(context, state));
  bindEndpoint(app, oauth.loginByOAuth, (context, answer) => logInByOAuth(deps, context, answer));
  bindEndpoint(app, oauth.bindPhoneToExternalAccount, (context, input) =>
    bindPhoneToExternalAccount(deps, context, input),
  );

  bindEndpoint(app, account.getExternalAccounts, async ({ db, actor }) => ({
    items: await listExternalAccounts(deps, db, actor.id),
  }));
  bindEndpoint(app, account.startExternalAccountBinding, (context, start) =>
    startExternalAccountBinding(deps, context, start),
  );
  bindEndpoint(app, account.bindExternalAccount, (context, answer) => bindExternalAccount(deps, context, answer));
  bindEndpoint(app, account.unbindExternalAccount, async (context, { provider, ...confirmation }) => {
    await confirmRecently(deps, context, confirmation);
    await unbindExternalAccount(deps, context.db, context.actor.id, provider);
    return {};
  });
}
