import type { MyVoucher } from '@tuyuan/contract/conference/ticket-pass.ts';
import { parseDate } from '@tuyuan/format/date.ts';

/** A card as it stands at `now`, milliseconds since 1970, by the server's answer of before: it opens and ends in time also without network. */
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
