import type { MallOrderState } from '@tuyuan/contract/commerce/mall-states.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { StatusDot, type StatusTone } from '../../../shared/list/status-dot.tsx';

/** In the order a filter offers them. */
export const mallStateTitles: Readonly<Record<MallOrderState, string>> = {
  paid: '待发货',
  pendingPayment: '待付现金',
  shipped: '运输中',
  received: '已完成',
  cancelled: '已取消',
  expired: '超时关闭',
};

const tones: Readonly<Record<MallOrderState, StatusTone>> = {
  paid: 'warning',
  pendingPayment: 'info',
  shipped: 'info',
  received: 'success',
  cancelled: 'off',
  expired: 'off',
};

export function MallStateDot({ state }: { readonly state: MallOrderState }) {
  return <StatusDot tone={tones[state]}>{mallStateTitles[state]}</StatusDot>;
}

/** 900 积分 + ¥19.00 */
export function priceText({ credits, cashCents }: { readonly credits: number; readonly cashCents: number }): string {
  return `${formatCount(credits)} 积分${cashCents > 0 ? ` + ${formatPrice(cashCents)}` : ''}`;
}
