/** Counting the rows of a list stops here. */
export const countCap = 10_000;

/** Returns the reported size of a list, from a count of at most `countCap` + 1. */
export function cappedTotal(count: number): { totalCount: number; totalCountIsLowerBound: boolean } {
  return { totalCount: Math.min(count, countCap), totalCountIsLowerBound: count > countCap };
}
