import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { deletePayoutAccount } from './payout-account.repository.ts';

/** Forgets where an account's money went when it is deleted; its payouts stay in the books. */
export function forgetPayoutAccount({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  return deletePayoutAccount(transaction, userId);
}
