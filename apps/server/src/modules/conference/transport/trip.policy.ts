import type { TripState } from '@tuyuan/contract/conference/transport.ts';

const order: readonly TripState[] = ['planned', 'boarding', 'departed', 'arrived'];

/** Whether a ride may move to that state: never backwards, and not once it is cancelled. */
export function mayAdvance(from: TripState, to: TripState): boolean {
  return from !== 'cancelled' && order.indexOf(to) > order.indexOf(from);
}

/** Returns whether seats, times and vehicle can still change. */
export function isStillHere(state: TripState): boolean {
  return state === 'planned' || state === 'boarding';
}
