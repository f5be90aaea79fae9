import type { Database } from '../../../platform/database/database.ts';
import type { CalendarOwner, PersonalEntry, PersonalSource } from './personal-entry.ts';
import { readPublishedSessions } from './published-session.repository.ts';
import { readSeatsOf, type SeatRow } from './seat.repository.ts';
import { sessionEntry } from './session-entry.ts';
import { readStars } from './star.repository.ts';

const seatNotes: Readonly<Record<SeatRow['state'], string>> = {
  confirmed: '已订座',
  held: '座位待确认',
  waitlisted: '候补',
};

/**
 * Returns everything in the holder's calendar in chronological order: starred sessions, seats, waitlist places, and the
 * sources' entries.
 */
export async function personalEntries(
  db: Database,
  owner: CalendarOwner,
  sources: readonly PersonalSource[],
): Promise<PersonalEntry[]> {
  const stars = new Set(await readStars(db, owner.attendeeId));
  const seats = new Map((await readSeatsOf(db, owner.attendeeId)).map((row) => [row.session_id, row.state]));
  const sessions = (await readPublishedSessions(db, owner.conferenceId)).flatMap((row) => {
    const seat = seats.get(row.session_id);
    if (seat) return [sessionEntry(row, seatNotes[seat])];
    return stars.has(row.session_id) ? [sessionEntry(row, '收藏')] : [];
  });
  const others: PersonalEntry[] = [];
  for (const source of sources) others.push(...(await source(db, owner)));
  return [...sessions, ...others].toSorted((one, other) => one.start.getTime() - other.start.getTime());
}
