import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { openTicketOrder } from '../../commerce/index.ts';
import { giveUnpaidTicket, lockChargeable, setOrder } from './ticket-order.repository.ts';
import { keepTicketSecrets, newTicketSecrets } from './ticket-secrets.ts';

/**
 * Orders the ticket of an attendee whose place is held for its payment; the ticket itself if it costs nothing any more.
 * Returns the order's id, null without one.
 */
export async function chargeAttendee(
  transaction: Database,
  box: SecretBox,
  { attendeeId, payMinutes, timeZone }: { attendeeId: number; payMinutes: number; timeZone: string },
): Promise<number | null> {
  const wanted = await lockChargeable(transaction, attendeeId);
  if (!wanted) return null;
  if (wanted.priceCents === 0) {
    await giveUnpaidTicket(transaction, attendeeId, keepTicketSecrets(box, newTicketSecrets()));
    return null;
  }
  const orderId = await openTicketOrder(transaction, { ...wanted, attendeeId, payMinutes }, timeZone);
  await setOrder(transaction, attendeeId, orderId);
  return orderId;
}
