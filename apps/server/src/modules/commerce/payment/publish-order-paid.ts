import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import type { OrderRow } from '../order/index.ts';

/** Tells the buyer's open pages that an order is paid. Call it last in the transaction. */
export function publishOrderPaid(transaction: Database, { id, no, userId }: OrderRow): Promise<void> {
  return publishEvent(transaction, {
    hub: 'galleryCommon',
    stream: 'site',
    target: `user:${userId}`,
    name: 'orderPaid',
    payload: { orderId: id, no },
  });
}
