import type { getNoticeReceipts } from '@tuyuan/contract/conference/notice.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findManaged } from './notice.repository.ts';
import { listReceipts } from './receipt.repository.ts';

/** Throws `Notice.NotFound`. */
export async function listNoticeReceipts(
  db: Database,
  query: InputOf<typeof getNoticeReceipts>,
  timeZone: string,
): Promise<OutputOf<typeof getNoticeReceipts>> {
  if (!(await findManaged(db, query.id))) throw new AppError('Notice.NotFound');
  const rows = await listReceipts(db, query);
  const at = (date: Date | null) => (date === null ? null : toWireDate(date, timeZone));
  return {
    // A page behind the last one has no row that carries the total.
    totalCount: rows[0]?.total ?? 0,
    items: rows.slice(0, query.maxResultCount).map((row) => ({
      attendeeId: row.attendee_id,
      name: row.name,
      company: row.company,
      userType: row.user_type,
      readAt: at(row.read_at),
      confirmedAt: at(row.confirmed_at),
      smsAt: at(row.sms_at),
    })),
  };
}
