import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { findPromoted, giveTicket, takePlace } from './place.repository.ts';
import { keepTicketSecrets, newTicketSecrets } from './ticket-secrets.ts';

/**
 * Promotes from the waitlist, in order, into free places while the conference is published and not over; returns how
 * many. The places must be locked.
 */
export async function fillPlaces(transaction: Database, box: SecretBox, ticketTypeId: number): Promise<number> {
  let filled = 0;
  for (const attendeeId of await findPromoted(transaction, ticketTypeId)) {
    if (!(await takePlace(transaction, ticketTypeId))) break;
    await giveTicket(transaction, attendeeId, keepTicketSecrets(box, newTicketSecrets()), 'promoted');
    filled += 1;
  }
  return filled;
}
