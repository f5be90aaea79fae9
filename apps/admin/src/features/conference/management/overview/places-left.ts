import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';

/** Returns the places still to be had by registering; null without limit. */
export function placesLeft(
  types: readonly Pick<ManagedTicketType, 'isHidden' | 'capacity' | 'taken'>[],
): number | null {
  const offered = types.filter(({ isHidden }) => !isHidden);
  if (offered.length === 0) return null;
  return offered.reduce<number | null>(
    (left, { capacity, taken }) => (left === null || capacity === null ? null : left + Math.max(0, capacity - taken)),
    0,
  );
}
