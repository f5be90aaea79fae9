import type { ConferenceCard, ListedConference } from '@tuyuan/contract/conference/conference-data.ts';
import type { TicketType } from '@tuyuan/contract/conference/conference-fields.ts';
import { conferencePicturePath } from '@tuyuan/contract/conference/conference-path.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { TicketTypeRow } from './conference.repository.ts';
import type { ConferenceCardRow } from './conference-card.repository.ts';
import { registrationState, ticketAvailability } from './ticket-availability.policy.ts';

export function picturePathOf(key: string | null): string {
  return key === null ? '' : conferencePicturePath(key);
}

export function presentCard(row: ConferenceCardRow, timeZone: string): ConferenceCard {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    conferenceState: row.conference_state,
    cover: picturePathOf(row.cover_key),
    city: row.city,
    location: row.location,
    startTime: toWireDate(row.start_time, timeZone),
    endTime: toWireDate(row.end_time, timeZone),
    regStartTime: toWireDate(row.reg_start_time, timeZone),
    regEndTime: toWireDate(row.reg_end_time, timeZone),
    liveOn: row.live_on,
  };
}

/** Returns a card with what its offered ticket types together allow. */
export function presentListed(
  row: ConferenceCardRow & { readonly is_registration_open: boolean },
  types: readonly TicketTypeRow[],
  timeZone: string,
): ListedConference {
  const isLimited = types.length > 0 && types.every(({ capacity }) => capacity !== null);
  const sumOf = (countOf: (type: TicketTypeRow) => number) => types.reduce((sum, type) => sum + countOf(type), 0);
  return {
    ...presentCard(row, timeZone),
    registration: registrationState(row.conference_state, row.is_registration_open, types.map(ticketAvailability)),
    capacity: isLimited ? sumOf(({ capacity }) => capacity ?? 0) : null,
    remaining: isLimited ? sumOf(({ capacity, taken }) => Math.max(0, (capacity ?? 0) - taken)) : null,
  };
}

export function presentTicketType(row: TicketTypeRow, timeZone: string): TicketType {
  const wire = (date: Date | null) => (date === null ? null : toWireDate(date, timeZone));
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    userType: row.user_type,
    capacity: row.capacity,
    remaining: row.capacity === null ? null : Math.max(0, row.capacity - row.taken),
    hasWaitlist: row.has_waitlist,
    needsApproval: row.needs_approval,
    priceCents: row.price_cents,
    refundDays: row.refund_days,
    includes: row.includes,
    saleFrom: wire(row.sale_from),
    saleUntil: wire(row.sale_until),
    availability: ticketAvailability(row),
  };
}
