import type { DutyEntryState, DutyShiftState } from '@tuyuan/contract/conference/duty-fields.ts';
import type { HeldEntry } from './duty-entry.repository.ts';
import type { EntryRow, ShiftRow } from './duty-shift.repository.ts';

const minute = 60_000;
/** Minutes after the start, or after the delay the person announced, from which they are missing. */
export const graceMinutes = 10;
/** Minutes before the beginning from which one can check in. */
const earlyMinutes = 60;
/** Minutes before the beginning until which one's word can be taken back. */
const dropMinutes = 120;

type Times = Pick<ShiftRow, 'starts_at' | 'ends_at'>;

/** Returns the entry's state at `now`: a finished shift turns an open state into `done` or `noShow`. */
export function entryState({ state }: Pick<EntryRow, 'state'>, shift: Times, now: Date): DutyEntryState {
  if (state === 'noShow' || now < shift.ends_at) return state;
  return state === 'onDuty' ? 'done' : 'noShow';
}

/** Whether the person has yet to arrive. */
export function isWaiting<Entry extends Pick<HeldEntry, 'state'>>(
  entry: Entry,
): entry is Entry & { state: 'claimed' | 'confirmed' } {
  return entry.state === 'claimed' || entry.state === 'confirmed';
}

/** Whether the person is overdue. */
export function isMissing(entry: Pick<EntryRow, 'state' | 'lateMinutes'>, shift: Times, now: Date): boolean {
  if (!isWaiting(entry)) return false;
  const dueBy = shift.starts_at.getTime() + Math.max(graceMinutes, entry.lateMinutes) * minute;
  return now.getTime() > dueBy && now < shift.ends_at;
}

export function shiftState(shift: Pick<ShiftRow, 'needed' | 'taken' | 'people'> & Times, now: Date): DutyShiftState {
  if (now >= shift.ends_at) return 'done';
  if (now >= shift.starts_at && shift.people.some(({ state }) => state === 'onDuty')) return 'onDuty';
  if (shift.taken < shift.needed) return 'open';
  return shift.people.some(({ state }) => state === 'claimed') ? 'filled' : 'confirmed';
}

/** Returns the number of free places and missing people. */
export function missingIn(shift: ShiftRow, now: Date): number {
  return shift.needed - shift.taken + shift.people.filter((entry) => isMissing(entry, shift, now)).length;
}

export function mayCheckIn(shift: Times, now: Date): boolean {
  return now.getTime() >= shift.starts_at.getTime() - earlyMinutes * minute && now < shift.ends_at;
}

export function mayDrop(entry: Pick<EntryRow, 'state'>, shift: Times, now: Date): boolean {
  if (entry.state === 'claimed') return now < shift.starts_at;
  return entry.state === 'confirmed' && now.getTime() < shift.starts_at.getTime() - dropMinutes * minute;
}

/** Metres between two places on the earth; null where one isn't known. */
export function metersBetween(one: Place, other: Place): number | null {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return null;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return Math.round(2 * 6_371_000 * Math.asin(Math.sqrt(chord)));
}

interface Place {
  latitude: number | null;
  longitude: number | null;
}
