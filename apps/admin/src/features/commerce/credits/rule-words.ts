import type { CreditRuleKind } from '@tuyuan/contract/commerce/credit-kinds.ts';

export const ruleTitles: Readonly<Record<CreditRuleKind, string>> = {
  signIn: '签到',
  logIn: '当日首次登录',
  image: '图片通过审核',
  album: '发布图集',
  purchase: '购买',
};

/** What is fixed about a rule; the daily limit is for choice where there is no text. */
export const fixedLimits: { readonly [Kind in CreditRuleKind]?: string } = {
  signIn: '1 次 / 天',
  logIn: '1 次 / 天',
  purchase: '不限，退款扣回',
};
