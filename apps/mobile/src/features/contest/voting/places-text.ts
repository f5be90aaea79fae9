import type { RankedWork } from '@tuyuan/contract/contest/rank-data.ts';

/** 第 4 名, and 第 4–6 名 where votes may go up and down so far. */
export function placesText({ rankFrom, rankTo }: Pick<RankedWork, 'rankFrom' | 'rankTo'>): string {
  return rankFrom === rankTo ? `第 ${rankFrom} 名` : `第 ${rankFrom}–${rankTo} 名`;
}
