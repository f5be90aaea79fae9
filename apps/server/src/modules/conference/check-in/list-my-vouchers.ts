import type { MyVoucher } from '@tuyuan/contract/conference/ticket-pass.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { presentVoucher } from './my-voucher.presenter.ts';
import { readCounterPace, readOwnVouchers } from './my-voucher.repository.ts';
import { issueVouchers } from './voucher.repository.ts';

/** Returns the holder's vouchers; those of meals created after the ticket are issued now. */
export async function listMyVouchers({ db, ticket: holder }: TicketContext, timeZone: string): Promise<MyVoucher[]> {
  await issueVouchers(db, { ticketId: holder.ticketId });
  const rows = await readOwnVouchers(db, holder.ticketId);
  const pace = await readCounterPace(
    db,
    rows.map(({ sign_point_id }) => sign_point_id),
  );
  const now = new Date();
  return rows.map((row) => presentVoucher(row, pace, now, timeZone));
}
