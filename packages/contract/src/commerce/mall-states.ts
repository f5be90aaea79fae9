/** Kinds and states of the mall, free of zod. */
export const goodsKinds = ['physical', 'coupon', 'quota'] as const;
export type GoodsKind = (typeof goodsKinds)[number];

export const goodsKindTitles: Readonly<Record<GoodsKind, string>> = {
  physical: '实物',
  coupon: '券码',
  quota: '授权次数',
};

export const mallOrderStates = ['pendingPayment', 'paid', 'shipped', 'received', 'cancelled', 'expired'] as const;
export type MallOrderState = (typeof mallOrderStates)[number];

/** Tabs of one's own exchanges. */
export const mallTabs = ['all', 'pendingPayment', 'paid', 'shipped', 'received', 'closed'] as const;
export type MallTab = (typeof mallTabs)[number];
