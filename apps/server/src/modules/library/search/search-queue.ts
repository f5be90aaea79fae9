import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Lets so many searches run at once and the others wait in turn. More than the database has cores would only make them share,
 * and the slowest suffer: in turn, the slow twentieth comes sooner and the average no later (`pnpm bench search`).
 */
export function searchQueue(atOnce: number): LimitFunction {
  return pLimit(atOnce);
}
