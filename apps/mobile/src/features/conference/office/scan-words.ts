import type { ScanRecord } from '@tuyuan/contract/conference/check-in-records.ts';

const refusals: Record<ScanRecord['reason'], string> = {
  ok: '',
  provisional: '临时放行',
  ambiguous: '同名，待核对',
  already_redeemed: '重复，已拦下',
  revoked: '票已作废',
  cancelled: '报名已取消',
  wrong_conference: '不是本场的票',
  not_open: '还没有开始',
  closed: '已经结束',
  rules: '票种或身份不符',
  stale: '过期的码',
  unknown: '没有这张票',
};

/** Returns the outcome of an attempt for the list of the latest: 周以宁 入场 / 重复，已拦下. */
export function scanOutcome({ reason, direction, isVoid, overruled }: ScanRecord): { text: string; isBad: boolean } {
  if (isVoid) return { text: '已撤销', isBad: false };
  if (overruled !== null) return { text: '组长放行', isBad: false };
  if (reason === 'ok') return { text: direction === 'out' ? '离场' : '通过', isBad: false };
  return { text: refusals[reason], isBad: reason !== 'provisional' };
}
