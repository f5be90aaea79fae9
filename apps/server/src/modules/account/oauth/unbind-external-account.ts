import type { OAuthProviderName } from '@tuyuan/contract/account/oauth.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { deleteExternalAccount, lockUserLogins } from './external-account.repository.ts';
import { listExternalAccounts } from './list-external-accounts.ts';
import type { OAuthDeps } from './oauth-deps.ts';

/**
 * Unlinks the user's account of that provider. The last login method is kept, also when two are unlinked concurrently.
 * Errors: `ExternalAccount.NotFound`, `ExternalAccount.LastLogin`.
 */
export async function unbindExternalAccount(
  deps: OAuthDeps,
  db: Database,
  userId: number,
  provider: OAuthProviderName,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockUserLogins(transaction, userId);
    const accounts = await listExternalAccounts(deps, transaction, userId);
    const account = accounts.find((one) => one.provider === provider);
    if (!account?.bound) throw new AppError('ExternalAccount.NotFound');
    if (!account.abilities.unbind) throw new AppError('ExternalAccount.LastLogin');
    await deleteExternalAccount(transaction, userId, provider);
  });
}
