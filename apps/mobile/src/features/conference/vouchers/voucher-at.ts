import type { MyVoucher } from '@tuyuan/contract/conference/ticket-pass.ts';
import { parseDate } from '@tuyuan/format/date.ts';

/**
 * Returns a voucher's state at `now` (milliseconds since 1970) computed from the server's last answer, so that it opens
 * and ends on time while offline.
 */
export function voucherAt(voucher: MyVoucher, now: number): MyVoucher {
  const { state, opensAt, closesAt } = voucher;
  if (state !== 'locked' && state !== 'available') return voucher;
  if (isPast(closesAt, now)) return { ...voucher, state: 'expired' };
  return isPast(opensAt, now) ? { ...voucher, state: 'available' } : voucher;
}

function isPast(wireTime: string, now: number): boolean {
  const moment = parseDate(wireTime);
  return moment !== undefined && moment.getTime() <= now;
}
