import type { Currency } from '@tuyuan/contract/commerce/ledger.ts';

/** An account by what it is for; it is opened by its first transfer. */
export interface AccountOf {
  readonly currency: Currency;
  readonly kind: string;
  /** A user, or an authorization package; null for the site's own. */
  readonly ownerId: number | null;
}

const site = (currency: Currency, kind: string): AccountOf => ({ currency, kind, ownerId: null });
const owned =
  (currency: Currency, kind: string) =>
  (ownerId: number): AccountOf => ({ currency, kind, ownerId });

/** Every kind of account. */
export const accounts = {
  /** Money at the payment providers, seen from outside: below zero by what buyers paid. */
  gateway: site('cny', 'gateway'),
  /** Paid and not yet shared out: empty but within a transaction. */
  sales: site('cny', 'sales'),
  /** Money on its way back to buyers. */
  refundDue: site('cny', 'refund.due'),
  /** The site's own part. */
  platform: site('cny', 'platform'),
  /** Authors' shares that may still be refunded. */
  profitFrozen: owned('cny', 'profit.frozen'),
  profitAvailable: owned('cny', 'profit.available'),
  /** Payouts that were asked for. */
  profitPaying: owned('cny', 'profit.paying'),
  /** Money paid out to authors. */
  bank: site('cny', 'bank'),
  /** What was paid for a package's licences that are not used yet. */
  packageValue: owned('cny', 'package.value'),
  creditIssuer: site('credits', 'issuer'),
  credits: owned('credits', 'user'),
  creditsSpent: site('credits', 'spent'),
  creditsExpired: site('credits', 'expired'),
  quotaIssuer: site('quota', 'issuer'),
  quota: owned('quota', 'package'),
  quotaUsed: site('quota', 'used'),
  quotaExpired: site('quota', 'expired'),
} as const;

/** Accounts that stand for the world outside the books. */
const outside: ReadonlySet<string> = new Set(['cny gateway', 'credits issuer', 'quota issuer']);

export function mayOverdraw({ currency, kind }: AccountOf): boolean {
  return outside.has(`${currency} ${kind}`);
}

/** What the back office calls an account. */
export const accountTitles: Readonly<Record<string, string>> = {
  'cny gateway': '支付渠道',
  'cny sales': '待分配的货款',
  'cny refund.due': '退款途中',
  'cny platform': '平台收入',
  'cny profit.frozen': '收益（冻结中）',
  'cny profit.available': '收益（可提现）',
  'cny profit.paying': '收益（提现中）',
  'cny bank': '已打款',
  'cny package.value': '套餐未用的价值',
  'credits issuer': '积分发放',
  'credits user': '用户积分',
  'credits spent': '已消费积分',
  'credits expired': '已过期积分',
  'quota issuer': '套餐发放',
  'quota package': '套餐余额',
  'quota used': '已用授权',
  'quota expired': '已过期授权',
};
