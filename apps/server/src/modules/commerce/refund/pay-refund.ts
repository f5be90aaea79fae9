import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { JobAttempt } from '../../../platform/jobs/job-queue.ts';
import { accounts, bookTransfers } from '../ledger/index.ts';
import type { PaymentProvider } from '../payment/index.ts';
import { findRefund, moveRefund } from './refund.repository.ts';

/**
 * Has the provider give an approved refund's money back, and books that it did. The provider gives it once, however
 * often it is asked under the refund's number. Throws until the last attempt; then finance sees that it failed.
 */
export async function payRefund(
  providers: readonly Pick<PaymentProvider, 'name' | 'refund'>[],
  db: Database,
  refundId: number,
  { isLast }: JobAttempt,
): Promise<void> {
  const refund = await findRefund(db, refundId);
  if (refund?.state !== 'approved' || refund.tradeNo === null) return;
  const provider = providers.find(({ name }) => name === refund.provider);
  try {
    if (!provider) throw new Error(`no provider ${refund.provider}`);
    const { tradeNo, refundNo, amountCents } = refund;
    const order = {
      tradeNo,
      refundNo,
      amountCents,
      totalCents: refund.paymentCents ?? amountCents,
      reason: refund.reason,
    };
    if ((await provider.refund(order)) === 'pending') throw new Error('the provider has not given it back yet');
  } catch (error) {
    if (!isLast) throw error;
    const failure = error instanceof Error ? error.message.slice(0, 200) : '';
    await moveRefund(db, { id: refundId, from: ['approved'], to: 'failed', failure });
    return;
  }
  await inTransaction(db, async (transaction) => {
    if (!(await moveRefund(transaction, { id: refundId, from: ['approved'], to: 'done' }))) return;
    const { refundDue, gateway } = accounts;
    await bookTransfers(transaction, [
      { from: refundDue, to: gateway, amount: refund.amountCents, source: `refund:${refundId}`, kind: 'refund.paid' },
    ]);
  });
}
