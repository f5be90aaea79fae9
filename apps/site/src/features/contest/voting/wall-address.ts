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

/** Address of the wall with that choice; an order that is chosen anew begins anew. */
export function wallAddress(activityId: number, { order, category, number }: Omit<WallChoice, 'seed'>): string {
  const query = new URLSearchParams({ id: String(activityId) });
  if (order !== 'fair') query.set('order', order);
  if (category !== '') query.set('category', category);
  if (number !== '') query.set('number', number);
  return `/activity/detail/all?${query}`;
}
