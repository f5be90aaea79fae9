import { conferencePicturePath } from '@tuyuan/contract/conference/conference-path.ts';
import type { MyVoucher } from '@tuyuan/contract/conference/ticket-pass.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { MyVoucherRow, PaceRow } from './my-voucher.repository.ts';
import { undoMs } from './scan.presenter.ts';

export function presentVoucher(row: MyVoucherRow, pace: readonly PaceRow[], now: Date, timeZone: string): MyVoucher {
  const wire = (at: Date) => toWireDate(at, timeZone);
  return {
    id: row.id,
    pointId: row.sign_point_id,
    kind: row.kind,
    name: row.name,
    place: row.place,
    cover: row.cover_key === null ? '' : conferencePicturePath(row.cover_key),
    opensAt: wire(row.opens_at),
    closesAt: wire(row.closes_at),
    state: voucherState(row, now),
    portions: row.portions,
    remaining: row.remaining,
    diet: row.diet,
    reason: row.revoked_reason,
    redeemed: row.redeemed_at && {
      at: wire(row.redeemed_at),
      counter: row.counter ?? '',
      staff: row.staff ?? '',
      undoUntil: (row.received_at ?? row.redeemed_at).getTime() + undoMs,
    },
    pace: pace.flatMap(({ sign_point_id, counter, served }) =>
      sign_point_id === row.sign_point_id ? [{ counter, served }] : [],
    ),
  };
}

/** A redeemed voucher stays redeemed when its window closes; revocation takes precedence over everything. */
function voucherState(row: MyVoucherRow, now: Date): MyVoucher['state'] {
  if (row.revoked_at !== null) return 'revoked';
  if (row.remaining === 0) return 'redeemed';
  if (!row.is_active || now >= row.closes_at) return 'expired';
  return now < row.opens_at ? 'locked' : 'available';
}
