import type { Database } from '../../../platform/database/database.ts';
import { insertOrder, newOrderNumber } from '../order/index.ts';

interface TicketOrder {
  userId: number;
  attendeeId: number;
  title: string;
  priceCents: number;
  /** Minutes that the place is held for its payment. */
  payMinutes: number;
}

/** Orders a conference ticket; `orderSettled` and `orderClosed` tell what became of it. Returns the order's id. */
export function openTicketOrder(
  transaction: Database,
  { userId, attendeeId, title, priceCents, payMinutes }: TicketOrder,
  timeZone: string,
): Promise<number> {
  return insertOrder(transaction, {
    no: newOrderNumber(new Date(), timeZone),
    userId,
    kind: 'ticket',
    subjectId: attendeeId,
    title,
    listCents: priceCents,
    payMinutes,
  });
}
