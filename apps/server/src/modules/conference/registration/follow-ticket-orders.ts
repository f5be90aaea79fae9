import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { type PaymentParts, undoTicketOrder } from '../../commerce/index.ts';
import { chargeAttendee } from './charge-attendee.ts';
import { clearOrder, findOrdersToUndo, findToCharge } from './ticket-order.repository.ts';

/** After an approval or a wait nobody sits at the screen: there is a day to pay. */
const payMinutes = 24 * 60;
const batch = 100;

export interface TicketOrderParts {
  payments: Pick<PaymentParts, 'events' | 'jobs' | 'timeZone'>;
  box: SecretBox;
}

/**
 * Lets the money follow the registrations: who got a place that costs is charged, and the order of who no longer takes
 * part is closed or given back. Each in its own transaction that locks the order first, as everything about an order.
 */
export async function followTicketOrders(
  { payments, box }: TicketOrderParts,
  db: Database,
  schema: string,
): Promise<void> {
  for (let ids = await findToCharge(db, batch); ids.length > 0; ids = await findToCharge(db, batch))
    for (const attendeeId of ids)
      await inTransaction(db, (transaction) =>
        chargeAttendee(transaction, box, { attendeeId, payMinutes, timeZone: payments.timeZone }),
      );
  for (let ids = await findOrdersToUndo(db, batch); ids.length > 0; ids = await findOrdersToUndo(db, batch))
    for (const orderId of ids)
      await inTransaction(db, async (transaction) => {
        await undoTicketOrder(payments, { transaction, schema }, { orderId, note: '报名已取消' });
        await clearOrder(transaction, orderId);
      });
}
