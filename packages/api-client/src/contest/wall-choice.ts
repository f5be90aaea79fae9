import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { type WallOrder, wallOrders } from '@tuyuan/contract/contest/wall-words.ts';

export interface WallChoice {
  readonly order: WallOrder;
  readonly category: string;
  /** Of a work, or "". */
  readonly number: string;
  readonly seed: string | undefined;
}

/** What of the wall the address chooses. */
export function readWallChoice(query: URLSearchParams): WallChoice {
  const order = wallOrders.find((name) => name === query.get('order')) ?? 'fair';
  const number = query.get('number') ?? '';
  const seed = query.get('seed') ?? '';
  return {
    order,
    category: (query.get('category') ?? '').slice(0, 30),
    number: /^\d{1,9}$/.test(number) ? number : '',
    seed: /^\d{1,9}-[a-z0-9]{1,12}$/.test(seed) ? seed : undefined,
  };
}

export function wallArgument(activityId: number, { order, category, number, seed }: WallChoice) {
  return { activityId, order, category, number, maxResultCount: 40, ...(seed !== undefined && { seed }) };
}

/** The query of an address of the wall with that choice; an order that is chosen anew begins anew. */
export function wallQuery(activityId: number, { order, category, number }: Omit<WallChoice, 'seed'>): URLSearchParams {
  const query = new URLSearchParams({ id: String(activityId) });
  if (order !== 'fair') query.set('order', order);
  if (category !== '') query.set('category', category);
  if (number !== '') query.set('number', number);
  return query;
}

/** Why works can't be put in that order now; "" where they can. */
export function orderRefusal(
  order: WallOrder,
  { stages, rules }: Pick<ActivityInfo, 'stages' | 'rules'>,
  now: string | undefined,
): string {
  if (order !== 'votes') return '';
  if (!rules.voting?.showsVotes) return '这个活动不公布票数';
  const isVoted = stages.vote !== null && now !== undefined && now >= stages.vote.to;
  return isVoted ? '' : '投票期不公开，只看排行';
}
