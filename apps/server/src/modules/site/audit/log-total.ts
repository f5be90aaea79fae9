import { cappedTotal, countCap } from '../../../platform/database/capped-total.ts';

interface Page {
  /** Rows on the page. */
  rows: number;
  skip: number;
  limit: number;
  isFirst: boolean;
}

/** How many rows a list has; counted only where the page itself doesn't tell, for counting what is seldom costs as much as finding it. */
export async function logTotal({ rows, skip, limit, isFirst }: Page, count: (cap: number) => Promise<number>) {
  const isTold = isFirst && rows < limit && (rows > 0 || skip === 0);
  return cappedTotal(isTold ? skip + rows : await count(countCap));
}
