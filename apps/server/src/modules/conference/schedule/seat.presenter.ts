import type { MySeat } from '@tuyuan/contract/conference/calendar.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { SeatRow } from './seat.repository.ts';

export function presentSeat({ session_id, state, waitlist_place, held_until }: SeatRow, timeZone: string): MySeat {
  return {
    sessionId: session_id,
    state,
    waitlistPlace: waitlist_place,
    heldUntil: held_until && toWireDate(held_until, timeZone),
  };
}
