import type { OAuthProviderName } from '@tuyuan/contract/account/oauth.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { Confirmation } from '../identity/index.ts';
import { confirmRecently } from './confirm-recently.ts';
import { listBoundAccounts } from './external-account.repository.ts';
import type { OAuthDeps } from './oauth-deps.ts';
import { startOAuth } from './start-oauth.ts';

/** Begins the binding of a third-party account. Errors: `OAuth.ProviderUnavailable`, `ExternalAccount.ProviderTaken`, those of `confirmRecently`. */
export async function startExternalAccountBinding(
  deps: OAuthDeps,
  context: SignedInContext,
  { provider, returnUrl, ...confirmation }: { provider: OAuthProviderName; returnUrl: string } & Confirmation,
): Promise<{ url: string }> {
  await confirmRecently(deps, context, confirmation);
  const bound = await listBoundAccounts(context.db, context.actor.id);
  if (bound.some((account) => account.provider === provider)) throw new AppError('ExternalAccount.ProviderTaken');
  return startOAuth(deps, context, { provider, returnUrl, rememberMe: false, userId: context.actor.id });
}
