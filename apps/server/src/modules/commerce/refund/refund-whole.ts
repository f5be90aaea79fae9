import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { randomCode } from '../../../platform/text/random-code.ts';
import { type AccountOf, accounts, bookTransfers } from '../ledger/index.ts';
import { moveOrder, type OrderRow } from '../order/index.ts';
import { type PaymentParts, payRefundJob } from '../payment/index.ts';
import { refundApproved } from './decide-refund.ts';
import { insertRefund, markRefunded, moveRefund } from './refund.repository.ts';

interface Whole {
  /** Paid or completed, locked, and without lines. */
  order: OrderRow;
  /** Where its money stands. */
  from: AccountOf;
  /** Null: the program itself. */
  actorId: number | null;
  note: string;
}

/** Gives all of a paid order's money back, for what is undone without anybody's decision. */
export async function refundWhole(
  { events, jobs }: Pick<PaymentParts, 'events' | 'jobs'>,
  { transaction, schema }: Occurrence,
  { order, from, actorId, note }: Whole,
): Promise<void> {
  const amount = order.totalCents;
  for (const [now, to] of [
    [['paid', 'completed'], 'refunding'],
    [['refunding'], 'refunded'],
  ] as const)
    if (!(await moveOrder(transaction, { id: order.id, from: now, to, actorId, note })))
      throw new Error(`order ${order.id} can't be refunded`);
  const refundId = await insertRefund(transaction, {
    orderId: order.id,
    refundNo: `R${randomCode(20)}`,
    amountCents: amount,
    reason: 'other',
    message: note,
    requestedBy: actorId,
    lines: [],
  });
  await moveRefund(transaction, { id: refundId, from: ['requested'], to: 'approved', decidedBy: actorId });
  const source = `refund:${refundId}`;
  await bookTransfers(transaction, [{ from, to: accounts.refundDue, amount, source, kind: 'refund' }]);
  const refundedCents = await markRefunded(transaction, order.id, [], amount);
  await events.publish({ transaction, schema }, refundApproved, { order, refundId, refundedCents });
  await jobs.enqueue(transaction, payRefundJob, schema, { refundId });
}
