import type { Order } from '@tuyuan/contract/commerce/order.ts';
import type { OrderState, OrderTab, RefundState } from '@tuyuan/contract/commerce/order-states.ts';

type Tone = 'wait' | 'good' | 'plain' | 'bad';

export const stateWords: Readonly<Record<OrderState, { readonly text: string; readonly tone: Tone }>> = {
  pendingPayment: { text: '待支付', tone: 'wait' },
  paid: { text: '待下载', tone: 'good' },
  completed: { text: '已完成', tone: 'good' },
  cancelled: { text: '已取消', tone: 'plain' },
  expired: { text: '已关闭', tone: 'plain' },
  refunding: { text: '退款中', tone: 'wait' },
  refunded: { text: '已退款', tone: 'bad' },
  partRefunded: { text: '部分退款', tone: 'wait' },
};

/** What is not a picture has nothing to download. */
export function stateWordsOf({ kind, state }: Pick<Order, 'kind' | 'state'>) {
  return kind !== 'images' && state === 'paid' ? ({ text: '已付款', tone: 'good' } as const) : stateWords[state];
}

export const tabWords: Readonly<Record<OrderTab, string>> = {
  all: '全部',
  pendingPayment: '待支付',
  toDownload: '待下载',
  completed: '已完成',
  refund: '退款',
  closed: '已关闭',
};

export const refundWords: Readonly<Record<RefundState, string>> = {
  requested: '退款申请中',
  approved: '退款处理中',
  done: '已退款',
  failed: '退款处理中',
  rejected: '退款被驳回',
  withdrawn: '退款已撤回',
};

export const paidWithWords = {
  cashier: '模拟收银台',
  wechat: '微信支付',
  alipay: '支付宝',
  package: '授权套餐',
  free: '免费',
} as const;
