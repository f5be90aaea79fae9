import type { PackageState, TradeKind } from '@tuyuan/contract/commerce/package-words.ts';
import { StatusDot, type StatusTone } from '../../../shared/list/status-dot.tsx';

export const packageStateTitles: Readonly<Record<PackageState, string>> = {
  active: '使用中',
  used: '已用完',
  ended: '已到期',
  closed: '已关闭',
};

const tones: Readonly<Record<PackageState, StatusTone>> = {
  active: 'success',
  used: 'off',
  ended: 'off',
  closed: 'error',
};

export function PackageStateDot({ state }: { readonly state: PackageState }) {
  return <StatusDot tone={tones[state]}>{packageStateTitles[state]}</StatusDot>;
}

export const tradeKindTitles: Readonly<Record<TradeKind, string>> = {
  granted: '发放',
  used: '使用',
  returned: '退回',
  expired: '过期',
};
