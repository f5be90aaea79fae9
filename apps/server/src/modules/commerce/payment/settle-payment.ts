import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { randomCode } from '../../../platform/text/random-code.ts';
import { accounts, bookTransfers } from '../ledger/index.ts';
import { lockOrder, type SettleParts, settleOrder } from '../order/index.ts';
import { payRefundJob } from './pay-refund-job.ts';
import {
  findPayment,
  insertLateRefund,
  insertNotice,
  lockPayment,
  type Payment,
  setPaymentState,
} from './payment.repository.ts';
import type { PaymentProvider, TradeState } from './payment-provider.ts';
import { publishOrderPaid } from './publish-order-paid.ts';

export interface PaymentParts extends SettleParts {
  jobs: JobQueue;
  providers: readonly PaymentProvider[];
}

interface Told {
  db: Database;
  schema: string;
  provider: string;
  trade: TradeState;
  /** Of the notice; null where the provider was asked. */
  eventNo: string | null;
}

/** What became of a provider's word. `mismatch`: another amount than was asked for; `unknown`: no such payment. */
export type Settlement = 'settled' | 'late' | 'duplicate' | 'mismatch' | 'unknown' | 'nothing';

/**
 * Takes a provider's word about a trade: the one way money comes in, by notice, by query or from the cashier. Money for an
 * order that no longer takes it is booked all the same, and goes back.
 */
export async function settlePayment(
  parts: PaymentParts,
  { db, schema, provider, trade, eventNo }: Told,
): Promise<Settlement> {
  return inTransaction(db, async (transaction) => {
    const known = await findPayment(transaction, provider, trade.tradeNo);
    const outcome = known ? await take(parts, transaction, schema, known, trade) : 'unknown';
    if (eventNo !== null) await insertNotice(transaction, { provider, eventNo, tradeNo: trade.tradeNo, outcome });
    return outcome;
  });
}

async function take(
  parts: PaymentParts,
  transaction: Database,
  schema: string,
  { id, orderId }: Payment,
  trade: TradeState,
): Promise<Settlement> {
  // The order first, as everywhere: what cancels it waits, or this does.
  const order = await lockOrder(transaction, orderId);
  const payment = await lockPayment(transaction, id);
  if (!order) return 'unknown';
  if (payment.state === 'paid' || payment.state === 'late') return 'duplicate';
  if (trade.state === 'closed') {
    await setPaymentState(transaction, id, 'closed', trade.providerNo);
    return 'nothing';
  }
  if (trade.state === 'pending') return 'nothing';
  if (trade.amountCents !== payment.amountCents) return 'mismatch';
  const source = `payment:${id}`;
  const { amountCents: amount } = payment;
  const isAwaited = order.state === 'pendingPayment' && order.totalCents === amount;
  const to = isAwaited ? accounts.sales : accounts.refundDue;
  await bookTransfers(transaction, [{ from: accounts.gateway, to, amount, source, kind: 'payment' }]);
  await setPaymentState(transaction, id, isAwaited ? 'paid' : 'late', trade.providerNo);
  if (isAwaited) {
    await settleOrder(parts, { transaction, schema, order });
    await publishOrderPaid(transaction, order);
    return 'settled';
  }
  const refundId = await insertLateRefund(transaction, {
    orderId,
    paymentId: id,
    refundNo: `R${randomCode(20)}`,
    amountCents: amount,
  });
  if (refundId !== undefined) await parts.jobs.enqueue(transaction, payRefundJob, schema, { refundId });
  return 'late';
}
