import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { accounts, bookTransfers } from '../ledger/index.ts';
import { moveOrder, type OrderRow } from '../order/index.ts';

/** The price of a paid ticket belongs to the site, and nothing of its order is left to do. */
export async function takeTicketMoney({ transaction }: Occurrence, order: OrderRow): Promise<void> {
  if (order.kind !== 'ticket') return;
  const { sales: from, platform: to } = accounts;
  await bookTransfers(transaction, [
    { from, to, amount: order.totalCents, source: `order:${order.id}`, kind: 'ticket' },
  ]);
  await moveOrder(transaction, { id: order.id, from: ['paid'], to: 'completed', actorId: null });
}
