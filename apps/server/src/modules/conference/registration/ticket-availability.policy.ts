import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import type { TicketType } from '@tuyuan/contract/conference/conference-fields.ts';
import { conferenceStateNumbers } from '@tuyuan/format/conference-words.ts';

interface Offer {
  capacity: number | null;
  taken: number;
  has_waitlist: boolean;
  needs_approval: boolean;
  is_before_sale: boolean;
  is_after_sale: boolean;
}

/** Returns a ticket type's availability while registration is open. Applications need no free place. */
export function ticketAvailability(offer: Offer): TicketType['availability'] {
  if (offer.is_after_sale) return 'over';
  if (offer.is_before_sale) return 'notYet';
  if (offer.needs_approval || offer.capacity === null || offer.taken < offer.capacity) return 'open';
  return offer.has_waitlist ? 'waitlist' : 'full';
}

/** Returns whether registration is open, from the conference's state and each type's availability. */
export function registrationState(
  conferenceState: number,
  isWindowOpen: boolean,
  offers: readonly TicketType['availability'][],
): ConferenceDetail['registration'] {
  const { announced, cancelled, archived, ended } = conferenceStateNumbers;
  if (conferenceState === cancelled) return 'cancelled';
  if (conferenceState === announced) return 'notYet';
  if (!isWindowOpen || conferenceState === archived || conferenceState === ended) return 'closed';
  if (offers.includes('open')) return 'open';
  if (offers.includes('waitlist')) return 'waitlist';
  if (offers.includes('full')) return 'full';
  return offers.includes('notYet') ? 'notYet' : 'closed';
}
