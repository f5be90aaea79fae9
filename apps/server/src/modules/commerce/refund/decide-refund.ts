import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { defineDomainEvent } from '../../../platform/events/domain-events.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import { countSales } from '../../library/index.ts';
import { accounts, bookTransfers, findTransfer, type Transfer } from '../ledger/index.ts';
import { revokeLicences } from '../licence/index.ts';
import { lockLines, lockOrder, type OrderRow } from '../order/index.ts';
import { type PaymentParts, payRefundJob } from '../payment/index.ts';
import { findRefund, markRefunded, moveRefund, type RefundRow, voidRefundLines } from './refund.repository.ts';
import { settleOrderState } from './settle-order-state.ts';

/** What a refund gives back is no longer paid, in the transaction that approves it. `refundedCents`: of the order, in all. */
export interface RefundApproved {
  order: OrderRow;
  refundId: number;
  refundedCents: number;
}
export const refundApproved = defineDomainEvent<RefundApproved>('refundApproved');

/**
 * Approves a refund: its licences are revoked, the shares taken back, and the money or the quota goes back. One whose
 * payment failed is tried again. Throws `Refund.NotFound`, `Refund.StateMismatch`.
 */
export function approveRefund(
  { events, jobs, timeZone }: Pick<PaymentParts, 'events' | 'jobs' | 'timeZone'>,
  { db, actor, tenant }: ActingContext,
  id: number,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { order, refund } = await lock(transaction, id);
    const enqueue = () => jobs.enqueue(transaction, payRefundJob, tenant.schema, { refundId: id });
    if (refund.state === 'failed') {
      await assertMoved(moveRefund(transaction, { id, from: ['failed'], to: 'approved' }));
      return enqueue();
    }
    await assertMoved(moveRefund(transaction, { id, from: ['requested'], to: 'approved', decidedBy: actor.id }));
    const imageIds = await takeBack(transaction, order, refund);
    await revokeLicences(transaction, refund.lineIds);
    const refundedCents = await markRefunded(transaction, order.id, refund.lineIds, refund.amountCents);
    await countSales(transaction, imageIds, -1, timeZone);
    await settleOrderState(transaction, order.id, actor.id, '');
    const approved = { order, refundId: id, refundedCents };
    await events.publish({ transaction, schema: tenant.schema }, refundApproved, approved);
    // A package's quota is back with the books; money has a way to go.
    if (refund.amountCents > 0) return enqueue();
    await moveRefund(transaction, { id, from: ['approved'], to: 'done' });
  });
}

/** Throws `Refund.NotFound`, `Refund.StateMismatch`. */
export function rejectRefund(
  { db, actor }: ActingContext,
  { id, answer }: { id: number; answer: string },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { order } = await lock(transaction, id);
    await assertMoved(
      moveRefund(transaction, { id, from: ['requested'], to: 'rejected', decidedBy: actor.id, answer }),
    );
    await voidRefundLines(transaction, id);
    await settleOrderState(transaction, order.id, actor.id, answer);
  });
}

/** Throws `Refund.NotFound`, `Refund.StateMismatch`. Returns the order's id. */
export function withdrawRefund({ db, actor }: ActingContext, id: number): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const { order, refund } = await lock(transaction, id);
    if (refund.requestedBy !== actor.id) throw new AppError('Refund.NotFound');
    await assertMoved(moveRefund(transaction, { id, from: ['requested'], to: 'withdrawn' }));
    await voidRefundLines(transaction, id);
    await settleOrderState(transaction, order.id, actor.id, '');
    return order.id;
  });
}

/** The order first, as everywhere. */
async function lock(transaction: Database, id: number): Promise<{ order: OrderRow; refund: RefundRow }> {
  const { orderId } = await orThrow(findRefund(transaction, id), 'Refund.NotFound');
  const order = await orThrow(lockOrder(transaction, orderId), 'Refund.NotFound');
  return { order, refund: await orThrow(findRefund(transaction, id), 'Refund.NotFound') };
}

async function assertMoved(moving: Promise<boolean>): Promise<void> {
  if (!(await moving)) throw new AppError('Refund.StateMismatch');
}

/** Books the lines' shares and fees back, and what was paid on its way to the buyer; returns the lines' images. */
async function takeBack(transaction: Database, order: OrderRow, refund: RefundRow): Promise<number[]> {
  const lines = await lockLines(transaction, order.id, refund.lineIds);
  const back = order.packageId === null ? accounts.sales : accounts.packageValue(order.packageId);
  const transfers: Transfer[] = [];
  for (const { id, authorId } of lines) {
    const source = `line:${id}`;
    for (const [kind, from] of [
      ['share', accounts.profitFrozen(authorId)],
      ['fee', accounts.platform],
    ] as const) {
      const booked = await findTransfer(transaction, source, kind);
      if (booked)
        transfers.push({ from, to: back, amount: booked.amount, source, kind: `${kind}.back`, corrects: booked.id });
    }
  }
  const source = `refund:${refund.id}`;
  if (order.packageId === null) {
    if (refund.amountCents > 0)
      transfers.push({
        from: accounts.sales,
        to: accounts.refundDue,
        amount: refund.amountCents,
        source,
        kind: 'refund',
      });
  } else {
    const { quotaUsed, quota } = accounts;
    transfers.push({ from: quotaUsed, to: quota(order.packageId), amount: lines.length, source, kind: 'quota.back' });
  }
  await bookTransfers(transaction, transfers);
  return lines.flatMap(({ imageId }) => imageId ?? []);
}
