import { formatCount } from '@tuyuan/format/count.ts';

/** Length of a list, as far as it was counted. */
export interface ListTotal {
  readonly totalCount: number;
  readonly totalCountIsLowerBound?: boolean | undefined;
}

/** `1,284`, or `10,000+` where counting stopped. */
export function listCount({ totalCount, totalCountIsLowerBound = false }: ListTotal): string {
  return `${formatCount(totalCount)}${totalCountIsLowerBound ? '+' : ''}`;
}
