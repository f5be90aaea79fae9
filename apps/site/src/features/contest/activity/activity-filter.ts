import type { getActivities } from '@tuyuan/contract/contest/activity-data.ts';
import type { RequestOf } from '@tuyuan/contract/endpoint.ts';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';

const scopes = ['all', 'mine', 'ended'] as const;

export interface ActivityFilter {
  readonly scope: (typeof scopes)[number];
  /** From 1. */
  readonly page: number;
}

export const perPage = 30;

/** From an address; what it doesn't know is left out. */
export function readActivityFilter(query: URLSearchParams): ActivityFilter {
  const scope = scopes.find((known) => known === query.get('scope')) ?? 'all';
  const page = Number(query.get('page') ?? '1');
  return { scope, page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1 };
}

export function activitiesPath({ scope, page }: ActivityFilter): string {
  const query = new URLSearchParams();
  if (scope !== 'all') query.set('scope', scope);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? paths.list : `${paths.list}?${query}`;
}

export function activitiesArgument({ scope, page }: ActivityFilter) {
  return { scope, skipCount: (page - 1) * perPage, maxResultCount: perPage } satisfies RequestOf<typeof getActivities>;
}
