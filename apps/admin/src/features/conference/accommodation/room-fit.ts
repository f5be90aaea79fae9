import type { StayGuest, StayPlan, StayRoom } from '@tuyuan/contract/conference/accommodation-fields.ts';

export interface Nights {
  readonly checkIn: string;
  readonly checkOut: string;
}

const overlap = (one: Nights, other: Nights) => one.checkIn < other.checkOut && other.checkIn < one.checkOut;

/**
 * Returns why a guest does not fit in a room on those nights, "" when they do; shown before a drop. The server applies
 * the same rules and decides.
 */
export function objectionTo(
  guest: StayGuest,
  nights: Nights,
  room: StayRoom,
  plans: readonly StayPlan[],
  guests: ReadonlyMap<number, StayGuest>,
): string {
  const others = plans.filter(
    (plan) => plan.roomId === room.id && plan.attendeeId !== guest.attendeeId && overlap(plan, nights),
  );
  if (others.length >= room.capacity) return '已住满';
  const isOther = others.some(({ attendeeId }) => {
    const gender = guests.get(attendeeId)?.gender ?? 'unknown';
    return gender !== 'unknown' && guest.gender !== 'unknown' && gender !== guest.gender;
  });
  if (isOther) return '同住的是异性';
  return guest.wish?.smokes && !room.allowsSmoking ? '不是吸烟房' : '';
}

/** Returns the nights a guest asked for, else those of the conference. */
export function nightsFor(guest: StayGuest, plan: StayPlan | undefined, conference: Nights): Nights {
  if (plan) return plan;
  const { checkIn, checkOut } = guest.wish ?? {};
  return { checkIn: checkIn ?? conference.checkIn, checkOut: checkOut ?? conference.checkOut };
}
