import type { ExceptionKind, ExceptionState } from '@tuyuan/contract/commerce/reconciliation-words.ts';
import { StatusDot, type StatusTone } from '../../../shared/list/status-dot.tsx';

export const exceptionKindTitles: Readonly<Record<ExceptionKind, string>> = {
  paidThere: '渠道有，本地没有',
  paidHere: '本地有，渠道没有',
  amount: '金额不一致',
  unanswered: '渠道查不到',
  refundStuck: '退款超过一天',
};

/** What it means, in one sentence. */
export const exceptionHints: Readonly<Record<ExceptionKind, string>> = {
  paidThere: '渠道收到了钱，我们没有收到通知',
  paidHere: '本地已入账，渠道说没有付款',
  amount: '两边的金额不同，先不入账',
  unanswered: '渠道不认识这个单号，或没有回应',
  refundStuck: '同意退款一天后，钱还没有退回',
};

export const exceptionStateTitles: Readonly<Record<ExceptionState, string>> = {
  open: '待处理',
  settled: '自动解决',
  closed: '已处理',
};

const tones: Readonly<Record<ExceptionState, StatusTone>> = { open: 'error', settled: 'success', closed: 'off' };

export function ExceptionStateDot({ state }: { readonly state: ExceptionState }) {
  return <StatusDot tone={tones[state]}>{exceptionStateTitles[state]}</StatusDot>;
}
