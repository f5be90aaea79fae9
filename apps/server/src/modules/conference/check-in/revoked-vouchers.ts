import type { getRevokedVouchers } from '@tuyuan/contract/conference/check-in-management.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findRevokedVouchers, restoreVoucherRow } from './revoked-voucher.repository.ts';
import { findSignPoint } from './sign-point.repository.ts';

export async function listRevokedVouchers(
  db: Database,
  page: InputOf<typeof getRevokedVouchers>,
  timeZone: string,
): Promise<OutputOf<typeof getRevokedVouchers>> {
  const rows = await findRevokedVouchers(db, page);
  return {
    totalCount: rows[0]?.total ?? 0,
    items: rows.map((row) => ({
      pointId: row.point_id,
      pointName: row.point,
      attendeeId: row.attendee_id,
      name: row.name,
      company: row.company,
      reason: row.reason,
      revokedAt: toWireDate(row.revoked_at, timeZone),
    })),
  };
}

/** Throws `SignPoint.NotFound`, `Voucher.NotFound`. */
export async function restoreVoucher(db: Database, wanted: { pointId: number; attendeeId: number }): Promise<void> {
  if (!(await findSignPoint(db, wanted.pointId))) throw new AppError('SignPoint.NotFound');
  if (!(await restoreVoucherRow(db, wanted))) throw new AppError('Voucher.NotFound');
}
