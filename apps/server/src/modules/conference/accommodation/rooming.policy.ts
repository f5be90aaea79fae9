import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';

/** Nights from `checkIn` to the one before `checkOut`; days as `yyyy-MM-dd`. */
export interface Nights {
  checkIn: string;
  checkOut: string;
}

export interface Sleeper extends Nights {
  gender: 'unknown' | 'male' | 'female';
  smokes: boolean;
}

interface Room {
  capacity: number;
  allowsSmoking: boolean;
}

const share = (one: Nights, other: Nights) => one.checkIn < other.checkOut && other.checkIn < one.checkOut;

/** Most beds taken on one night of those. */
export function maxPerNight(sleepers: readonly Nights[], within: Nights): number {
  // The maximum occurs on the first night of one of the stays, or on the first night requested.
  const firsts = [within.checkIn, ...sleepers.map(({ checkIn }) => checkIn)].filter(
    (day) => day >= within.checkIn && day < within.checkOut,
  );
  return Math.max(
    0,
    ...firsts.map((day) => sleepers.filter(({ checkIn, checkOut }) => checkIn <= day && day < checkOut).length),
  );
}

/**
 * Returns the reason against adding a guest to a room, or null: capacity is always enforced, other rules can be
 * overridden with a reason.
 */
export function refusalOf(
  guest: Sleeper,
  room: Room,
  others: readonly Sleeper[],
  isOverridden: boolean,
): ErrorCode | null {
  const together = others.filter((other) => share(guest, other));
  if (maxPerNight(together, guest) >= room.capacity) return 'Room.Full';
  if (isOverridden) return null;
  const isOther = ({ gender }: Sleeper) =>
    gender !== 'unknown' && guest.gender !== 'unknown' && gender !== guest.gender;
  if (together.some(isOther)) return 'Room.OtherSex';
  return guest.smokes && !room.allowsSmoking ? 'Room.NoSmoking' : null;
}
