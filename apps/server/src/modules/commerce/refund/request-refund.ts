import type { requestRefund as requestRefundEndpoint } from '@tuyuan/contract/commerce/order.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction, isUniqueViolation } from '../../../platform/database/database.ts';
import { inSavepoint } from '../../../platform/database/in-savepoint.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import { randomCode } from '../../../platform/text/random-code.ts';
import { lockLines, lockOwnOrder, moveOrder } from '../order/index.ts';
import { insertRefund } from './refund.repository.ts';

/** Throws `Order.NotFound`, `Order.StateMismatch`, `Refund.LineDownloaded`, `Refund.LineTaken`. */
export function requestRefund(
  { db, actor }: ActingContext,
  { id, lineIds, reason, message }: InputOf<typeof requestRefundEndpoint>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const order = await orThrow(lockOwnOrder(transaction, actor.id, id), 'Order.NotFound');
    const chosen = [...new Set(lineIds)];
    const lines = await lockLines(transaction, id, chosen);
    if (lines.length !== chosen.length) throw new AppError('Order.NotFound');
    if (lines.some(({ isDownloaded }) => isDownloaded)) throw new AppError('Refund.LineDownloaded');
    if (lines.some(({ isRefunded }) => isRefunded)) throw new AppError('Refund.LineTaken');
    const isWorth = order.totalCents > 0 || order.payBy === 'package';
    // Once its share can be paid out, a sale stands.
    if (!isWorth || lines.some(({ isOver }) => isOver)) throw new AppError('Order.StateMismatch');
    const isOpen = order.state === 'refunding';
    const from = ['paid', 'completed', 'partRefunded'] as const;
    if (!isOpen && !(await moveOrder(transaction, { id, from, to: 'refunding', actorId: actor.id })))
      throw new AppError('Order.StateMismatch');
    const refund = {
      orderId: id,
      refundNo: `R${randomCode(20)}`,
      amountCents: lines.reduce((sum, { paidCents }) => sum + paidCents, 0),
      reason,
      message,
      requestedBy: actor.id,
      lines: lines.map(({ id: lineId, paidCents }) => ({ lineId, amountCents: paidCents })),
    };
    try {
      await inSavepoint(transaction, (within) => insertRefund(within, refund));
    } catch (cause) {
      if (isUniqueViolation(cause, 'refund_line_once')) throw new AppError('Refund.LineTaken', { cause });
      throw cause;
    }
  });
}
