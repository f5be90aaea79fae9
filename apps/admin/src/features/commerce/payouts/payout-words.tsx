import type { PayoutState } from '@tuyuan/contract/commerce/payout-states.ts';
import { StatusDot, type StatusTone } from '../../../shared/list/status-dot.tsx';

/** In the order a filter offers them. */
export const payoutStateTitles: Readonly<Record<PayoutState, string>> = {
  requested: '待审批',
  checked: '待复核',
  approved: '待打款',
  paid: '已付',
  rejected: '已驳回',
  withdrawn: '已撤回',
};

const tones: Readonly<Record<PayoutState, StatusTone>> = {
  requested: 'warning',
  checked: 'info',
  approved: 'warning',
  paid: 'success',
  rejected: 'off',
  withdrawn: 'off',
};

export function PayoutStateDot({ state }: { readonly state: PayoutState }) {
  return <StatusDot tone={tones[state]}>{payoutStateTitles[state]}</StatusDot>;
}
