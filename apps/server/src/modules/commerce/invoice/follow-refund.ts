import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { newOrderNumber } from '../order/index.ts';
import type { RefundApproved } from '../refund/index.ts';
import { insertInvoice, lockInvoiceOf, moveInvoice } from './invoice.repository.ts';

/**
 * Keeps invoices true when money of their orders goes back: an application comes to nothing, with the reason; an issued
 * invoice gets a red one over what was given back, which waits to be issued.
 */
export function invoiceRefund(timeZone: string) {
  return async ({ transaction }: Occurrence, { order, refundedCents }: RefundApproved): Promise<void> => {
    if (refundedCents === 0) return;
    const invoice = await lockInvoiceOf(transaction, order.id);
    if (!invoice) return;
    if (invoice.state === 'applied') {
      const answer = `订单 ${order.no} 退款了，金额变了，请重新申请。`;
      await moveInvoice(transaction, invoice.id, { to: 'rejected', actorId: null, answer });
      return;
    }
    await insertInvoice(transaction, {
      no: newOrderNumber(new Date(), timeZone, 'F'),
      userId: invoice.userId,
      redOf: invoice.id,
      title: { kind: invoice.titleKind, name: invoice.titleName, taxNumber: invoice.taxNumber },
      orders: [{ id: order.id, cents: refundedCents }],
    });
  };
}
