import { cappedTotal, countCap } from '../../../platform/database/capped-total.ts';

interface Page {
  /** Rows on the page. */
  rows: number;
  skip: number;
  limit: number;
  isFirst: boolean;
}

/**
 * Returns how many rows a list has; counts only when the page itself does not show it, because counting rare rows costs
 * as much as finding them.
 */
export async function logTotal({ rows, skip, limit, isFirst }: Page, count: (cap: number) => Promise<number>) {
  const isTold = isFirst && rows < limit && (rows > 0 || skip === 0);
  return cappedTotal(isTold ? skip + rows : await count(countCap));
}
