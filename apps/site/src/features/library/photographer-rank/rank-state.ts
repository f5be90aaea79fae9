export const RANKED_A_PAGE = 20;

export type RankPeriod = 'month' | 'year';

export interface RankState {
  readonly period: RankPeriod;
  /** From 1. */
  readonly page: number;
}

export function readRankState(query: URLSearchParams): RankState {
  const page = query.get('page') ?? '';
  return {
    period: query.get('period') === 'year' ? 'year' : 'month',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

export function rankPath({ period, page }: RankState): string {
  const query = new URLSearchParams();
  if (period === 'year') query.set('period', period);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '/photographer/rank' : `/photographer/rank?${text}`;
}

export function rankArgument({ period, page }: RankState) {
  return { period, skipCount: (page - 1) * RANKED_A_PAGE, maxResultCount: RANKED_A_PAGE };
}
