import type { MallOrderState, MallTab } from '@tuyuan/contract/commerce/mall-states.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatPrice } from '@tuyuan/format/money.ts';

/** 900 积分 + ¥19.00 */
export function priceText({ credits, cashCents }: { readonly credits: number; readonly cashCents: number }): string {
  return `${formatCount(credits)} 积分${cashCents > 0 ? ` + ${formatPrice(cashCents)}` : ''}`;
}

export const tabWords: Readonly<Record<MallTab, string>> = {
  all: '全部',
  pendingPayment: '待付',
  paid: '待发货',
  shipped: '待收货',
  received: '已完成',
  closed: '已关闭',
};

type Tone = 'wait' | 'good' | 'plain';

export const stateWords: Readonly<Record<MallOrderState, { readonly text: string; readonly tone: Tone }>> = {
  pendingPayment: { text: '待付现金', tone: 'wait' },
  paid: { text: '待发货', tone: 'wait' },
  shipped: { text: '运输中', tone: 'wait' },
  received: { text: '已完成', tone: 'good' },
  cancelled: { text: '已取消，积分已退回', tone: 'plain' },
  expired: { text: '超时关闭，积分已退回', tone: 'plain' },
};

export const tierWords = { editorial: '编辑用', commercial: '商用', extended: '扩展' } as const;
