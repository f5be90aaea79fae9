import { type GoodsKind, goodsKinds } from '@tuyuan/contract/commerce/mall-states.ts';

const pageSize = 24;

export const goodsOrders = {
  'credits ASC': '积分从低到高',
  'credits DESC': '积分从高到低',
  'createdAt DESC': '最新上架',
} as const;
export type GoodsOrder = keyof typeof goodsOrders;
export const goodsOrderNames = ['credits ASC', 'credits DESC', 'createdAt DESC'] as const satisfies GoodsOrder[];

export interface MallFilter {
  readonly kind: GoodsKind | undefined;
  readonly isAffordable: boolean;
  readonly order: GoodsOrder;
  readonly page: number;
}

export function readMallFilter(query: URLSearchParams): MallFilter {
  return {
    kind: goodsKinds.find((kind) => kind === query.get('kind')),
    isAffordable: query.get('affordable') === '1',
    order: goodsOrderNames.find((order) => order === query.get('order')) ?? 'credits ASC',
    page: Math.min(1000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1)),
  };
}

export function mallHref({ kind, isAffordable, order, page }: MallFilter): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(isAffordable && { affordable: '1' }),
    ...(order !== 'credits ASC' && { order }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/mall?${query}` : '/mall';
}

export function requestOf({ kind, isAffordable, order, page }: MallFilter) {
  return {
    ...(kind && { kind }),
    isAffordable,
    sorting: order,
    skipCount: (page - 1) * pageSize,
    maxResultCount: pageSize,
  };
}

export const pagesOf = (totalCount: number): number => Math.ceil(totalCount / pageSize);
