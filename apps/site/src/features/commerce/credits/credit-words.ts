import { type CreditKind, type CreditRuleKind, creditKindTitles } from '@tuyuan/contract/commerce/credit-kinds.ts';
import type { CreditOverview, CreditRecord } from '@tuyuan/contract/commerce/credits.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { mallOrderPath } from '../../../shared/commerce/mall-paths.ts';

/** +5, −600 */
export function signed(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${formatCount(Math.abs(amount))}`;
}

/** 2026-11-23 08:12 → 11-23 08:12 */
export const shortMoment = (wire: string): string => wire.slice(5, 16).replace('T', ' ');

/** 2026-11-23 */
export const dayOf = (wire: string): string => wire.slice(0, 10);

/** 2026 年 11 月 */
export function monthText(month: string): string {
  return `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;
}

/** Where a movement came from: what it reads, and where that leads. */
export function originOf({ kind, note, subjectId }: CreditRecord): { readonly text: string; readonly href?: string } {
  const text = note || creditKindTitles[kind];
  if (kind === 'logIn') return { text: '当天第一次登录' };
  if (kind === 'signIn') return { text: `连续第 ${subjectId ?? 1} 天` };
  if (subjectId === null) return { text };
  const href = hrefs[kind]?.(subjectId);
  return href === undefined ? { text } : { text: kind === 'image' || kind === 'album' ? `「${text}」` : text, href };
}

const order = (id: number) => `/user/main/orders?order=${id}`;
const hrefs: { readonly [Kind in CreditKind]?: (id: number) => string } = {
  image: (id) => `/photo?id=${id}`,
  album: (id) => `/gallery/detail?id=${id}`,
  purchase: order,
  refund: order,
  mall: mallOrderPath,
  mallBack: mallOrderPath,
};

const ruleWords: Readonly<Record<CreditRuleKind, string>> = {
  signIn: '每日签到',
  logIn: '每天第一次登录',
  image: '一张图片通过审核',
  album: '发布一个图集',
  purchase: '购买，每付 1 元',
};

/** A rule as it is read: what, how many, how often. */
export function ruleText({ kind, amount, dailyLimit }: CreditOverview['rules'][number]) {
  const isLimited = dailyLimit !== null && (kind === 'image' || kind === 'album');
  return { what: ruleWords[kind], amount: `+${amount}`, limit: isLimited ? `每天最多 ${dailyLimit} 次` : '' };
}
