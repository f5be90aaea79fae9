/** Kinds of credit movements, free of zod. */
export const creditRuleKinds = ['signIn', 'logIn', 'image', 'album', 'purchase'] as const;
export type CreditRuleKind = (typeof creditRuleKinds)[number];

/** Every way credits move; what people call it, in the order a filter offers them. */
export const creditKindTitles = {
  signIn: '签到',
  logIn: '每日登录',
  image: '图片通过审核',
  album: '发布图集',
  purchase: '购买',
  refund: '退款扣回',
  mall: '兑换',
  mallBack: '兑换退回',
  grant: '系统发放',
  deduct: '系统扣除',
  expired: '到期',
} as const;
export type CreditKind = keyof typeof creditKindTitles;
export const creditKinds = [
  'signIn',
  'logIn',
  'image',
  'album',
  'purchase',
  'refund',
  'mall',
  'mallBack',
  'grant',
  'deduct',
  'expired',
] as const satisfies CreditKind[];
