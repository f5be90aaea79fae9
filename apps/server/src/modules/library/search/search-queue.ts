import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Runs at most `atOnce` searches at once; the others queue. More than the database has cores would only share them at
 * the expense of the slowest: queued, the slow twentieth finishes sooner and the average no later (`pnpm bench
 * search`).
 */
export function searchQueue(atOnce: number): LimitFunction {
  return pLimit(atOnce);
}
