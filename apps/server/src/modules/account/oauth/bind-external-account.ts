import type { bindExternalAccount as endpoint } from '@tuyuan/contract/account/external-account.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { type ExternalKey, findBoundUser, insertExternalAccount } from './external-account.repository.ts';
import { identify } from './identify.ts';
import type { OAuthDeps } from './oauth-deps.ts';
import { providerTitles } from './oauth-provider.ts';
import { takeState } from './take-oauth-state.ts';

/** Ends the binding this user began in this browser. Errors: `OAuth.StateRefused`, those of `identify` and `attach`. */
export async function bindExternalAccount(
  deps: OAuthDeps,
  context: SignedInContext,
  { code, state }: { code: string; state: string },
): Promise<OutputOf<typeof endpoint>> {
  const started = await takeState(context, state, context.actor.id);
  const account = await identify(deps, started, code);
  await attach(context.db, context.actor.id, account);
  const { provider, nickName } = account;
  return { provider, name: providerTitles[provider], nickName };
}

/** Links the third-party account to the user; idempotent. Errors: `ExternalAccount.BoundElsewhere`, `ExternalAccount.ProviderTaken`. */
export async function attach(db: Database, userId: number, account: ExternalKey & { nickName: string }): Promise<void> {
  if (await insertExternalAccount(db, userId, account)) return;
  const bound = await findBoundUser(db, account);
  if (bound?.userId === userId) return;
  const title = providerTitles[account.provider];
  if (bound) throw new AppError('ExternalAccount.BoundElsewhere', { message: `这个${title}账号已绑定到另一个用户。` });
  throw new AppError('ExternalAccount.ProviderTaken', { message: `已绑定另一个${title}账号，请先解绑。` });
}
