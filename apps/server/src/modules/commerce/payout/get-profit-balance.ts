import type { ProfitBalance } from '@tuyuan/contract/commerce/profit.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { settingNumber } from '../../site/index.ts';
import { accounts, readBalance } from '../ledger/index.ts';
import { findPayoutAccount } from './payout-account.repository.ts';
import { countPaying, findNextRelease, listMonths, sumPaid } from './profit.repository.ts';

/** What the caller has earned. */
export async function getProfitBalance(
  { db, actor }: SignedInContext,
  timeZone: string,
): Promise<Unencoded<ProfitBalance>> {
  return {
    availableCents: await readBalance(db, accounts.profitAvailable(actor.id)),
    frozenCents: await readBalance(db, accounts.profitFrozen(actor.id)),
    nextRelease: await findNextRelease(db, actor.id, timeZone),
    payingCents: await readBalance(db, accounts.profitPaying(actor.id)),
    payingCount: await countPaying(db, actor.id),
    paidCents: await sumPaid(db, actor.id),
    account: await findPayoutAccount(db, actor.id),
    minimumCents: (await settingNumber(db, 'payoutMinimumYuan')) * 100,
    twoPeopleCents: (await settingNumber(db, 'payoutTwoPeopleYuan')) * 100,
    sharePercent: await settingNumber(db, 'profitSharePercent'),
    months: await listMonths(db, actor.id, timeZone),
  };
}
