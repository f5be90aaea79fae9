import { formatCount } from '@tuyuan/format/count.ts';

interface Counted {
  readonly totalCount: number;
  readonly totalCountIsLowerBound?: boolean | undefined;
}

/** `1,284`, or `10,000+` where counting stopped. */
export function listCount({ totalCount, totalCountIsLowerBound = false }: Counted): string {
  return `${formatCount(totalCount)}${totalCountIsLowerBound ? '+' : ''}`;
}
