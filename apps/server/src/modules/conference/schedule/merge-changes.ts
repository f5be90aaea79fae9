import type { SessionChange } from '@tuyuan/contract/conference/schedule-fields.ts';

/**
 * Merges changes for a reader who has seen neither: a room that went from A to B and then to C went from A to C, and
 * one that went back did not change.
 */
export function mergeChanges(earlier: readonly SessionChange[], later: readonly SessionChange[]): SessionChange[] {
  const untouched = earlier.filter(({ field }) => !later.some((change) => change.field === field));
  const merged = later.map((change) => ({
    ...change,
    from: earlier.find(({ field }) => field === change.field)?.from ?? change.from,
  }));
  return [...merged, ...untouched].filter(({ from, to }) => from !== to);
}
