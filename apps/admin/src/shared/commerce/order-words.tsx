import type { OrderKind, OrderState, RefundState } from '@tuyuan/contract/commerce/order-states.ts';
import { StatusDot, type StatusTone } from '../list/status-dot.tsx';

/** In the order a filter offers them. */
export const orderStateTitles: Readonly<Record<OrderState, string>> = {
  pendingPayment: '待支付',
  paid: '已付款',
  completed: '已完成',
  refunding: '退款中',
  partRefunded: '部分退款',
  refunded: '已退款',
  cancelled: '已取消',
  expired: '超时关闭',
};

const orderTones: Readonly<Record<OrderState, StatusTone>> = {
  pendingPayment: 'warning',
  paid: 'info',
  completed: 'success',
  refunding: 'warning',
  partRefunded: 'warning',
  refunded: 'error',
  cancelled: 'off',
  expired: 'off',
};

export const orderKindTitles: Readonly<Record<OrderKind, string>> = {
  images: '作品授权',
  package: '授权套餐',
  mall: '积分商城',
  ticket: '参会票',
};

export const refundStateTitles: Readonly<Record<RefundState, string>> = {
  requested: '待处理',
  approved: '退款途中',
  failed: '退款失败',
  done: '已退回',
  rejected: '已驳回',
  withdrawn: '已撤回',
};

const refundTones: Readonly<Record<RefundState, StatusTone>> = {
  requested: 'warning',
  approved: 'info',
  failed: 'error',
  done: 'success',
  rejected: 'off',
  withdrawn: 'off',
};

export const tierTitles = { editorial: '编辑用', commercial: '商用', extended: '扩展' } as const;
export const providerTitles = { cashier: '模拟收银台', wechat: '微信支付', alipay: '支付宝' } as const;

export function OrderStateDot({ state }: { readonly state: OrderState }) {
  return <StatusDot tone={orderTones[state]}>{orderStateTitles[state]}</StatusDot>;
}

export function RefundStateDot({ state }: { readonly state: RefundState }) {
  return <StatusDot tone={refundTones[state]}>{refundStateTitles[state]}</StatusDot>;
}
