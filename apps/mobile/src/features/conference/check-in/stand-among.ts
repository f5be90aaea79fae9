import type { Station } from '@tuyuan/contract/conference/check-in.ts';
import type { Stand } from './checker-types.ts';

/** Returns undefined if the sign point no longer exists; the checker then chooses a new one. */
export function standAmong({ points }: Station, stand: Stand | undefined): Stand | undefined {
  return points.some(({ id }) => id === stand?.pointId) ? stand : undefined;
}
