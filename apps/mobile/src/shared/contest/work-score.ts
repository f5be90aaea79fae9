import type { Board, RankedWork } from '@tuyuan/contract/contest/rank-data.ts';

interface WorkScore {
  readonly name: '综合' | '评审';
  readonly value: string;
}

const figure = (score: number | null, digits: number) => (score === null ? '—' : score.toFixed(digits));

/** What a place comes from once the jury counts; without a told crowd the jury’s score. Null while votes alone count. */
export function workScore(
  { total, juryScore }: RankedWork,
  { isJuryCounted, shares, showsVotes }: Board,
): WorkScore | null {
  if (!isJuryCounted) return null;
  return shares.crowd > 0 && showsVotes
    ? { name: '综合', value: figure(total, 2) }
    : { name: '评审', value: figure(juryScore, 1) };
}
