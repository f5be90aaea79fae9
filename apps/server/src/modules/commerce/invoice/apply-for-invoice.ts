import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import { newOrderNumber } from '../order/index.ts';
import { insertInvoice, lockInvoicable } from './invoice.repository.ts';
import { findTitle } from './invoice-title.repository.ts';

/**
 * Applies for one invoice over several orders; the orders' locks decide between two at once. Returns its id. Throws
 * `InvoiceTitle.NotFound`, `Order.NotFound`, `Invoice.NotPossible`.
 */
export function applyForInvoice(
  { db, actor }: ActingContext,
  { orderIds, titleId }: { orderIds: readonly number[]; titleId: number },
  timeZone: string,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const title = await orThrow(findTitle(transaction, actor.id, titleId), 'InvoiceTitle.NotFound');
    const ids = [...new Set(orderIds)];
    await lockInvoicable(transaction, actor.id, ids);
    // Read again: what another application did while this one waited is seen only by a new statement.
    const orders = await lockInvoicable(transaction, actor.id, ids);
    if (orders.length !== ids.length) throw new AppError('Order.NotFound');
    if (orders.some(({ hindrance }) => hindrance !== null)) throw new AppError('Invoice.NotPossible');
    const no = newOrderNumber(new Date(), timeZone, 'F');
    return insertInvoice(transaction, { no, userId: actor.id, redOf: null, title, orders });
  });
}
