import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { accounts } from '../ledger/index.ts';
import { closeOpenOrder, lockOrder } from '../order/index.ts';
import type { PaymentParts } from '../payment/index.ts';
import { refundWhole } from '../refund/index.ts';

/** Closes a ticket's order that is not paid, or gives its money back; one that is over already stays as it is. */
export async function undoTicketOrder(
  parts: Pick<PaymentParts, 'events' | 'jobs' | 'timeZone'>,
  occurrence: Occurrence,
  { orderId, note }: { orderId: number; note: string },
): Promise<void> {
  const order = await lockOrder(occurrence.transaction, orderId);
  if (order?.kind !== 'ticket') throw new Error(`order ${orderId} is of no ticket`);
  if (order.state === 'pendingPayment') await closeOpenOrder(parts, occurrence, order, null);
  if (order.state === 'completed')
    await refundWhole(parts, occurrence, { order, from: accounts.platform, actorId: null, note });
}
