import type { Station } from '@tuyuan/contract/conference/check-in.ts';
import type { Stand } from './checker-types.ts';

/** Undefined where the sign point is gone: somebody stands there anew. */
export function standAmong({ points }: Station, stand: Stand | undefined): Stand | undefined {
  return points.some(({ id }) => id === stand?.pointId) ? stand : undefined;
}
