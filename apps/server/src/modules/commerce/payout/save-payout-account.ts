import type {
  PayoutAccount,
  savePayoutAccount as savePayoutAccountEndpoint,
} from '@tuyuan/contract/commerce/profit.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { confirmOwner, type ThrottleRules } from '../../account/index.ts';
import { putPayoutAccount } from './payout-account.repository.ts';

/** Sets where the caller's money goes, its number sealed. Throws what `confirmOwner` does. */
export async function savePayoutAccount(
  { box, rules }: { box: SecretBox; rules: ThrottleRules },
  { db, actor }: SignedInContext,
  { kind, holder, bank, accountNumber, ...confirmation }: InputOf<typeof savePayoutAccountEndpoint>,
): Promise<Unencoded<PayoutAccount>> {
  await confirmOwner(db, rules, actor.id, confirmation);
  return putPayoutAccount(db, actor.id, {
    kind,
    holder,
    bank: kind === 'bank' ? bank : '',
    numberSealed: box.seal(accountNumber),
    numberEnd: accountNumber.slice(-4),
  });
}
