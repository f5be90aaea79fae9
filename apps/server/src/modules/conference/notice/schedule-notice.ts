import type { ManagedNotice } from '@tuyuan/contract/conference/notice.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { parseDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { scheduleUnsent } from './notice.repository.ts';
import { oneNotice, refuseState } from './one-notice.ts';

/**
 * Null turns the notice back into a draft. A past time sends it with the next round. Throws `Notice.NotFound`,
 * `Notice.StateMismatch`, and `Request.Invalid` at `at` for a date that does not exist.
 */
export async function scheduleNotice(
  db: Database,
  { id, at }: { id: number; at: string | null },
  timeZone: string,
): Promise<ManagedNotice> {
  const moment = at === null ? null : parseDate(at, timeZone);
  if (moment === undefined)
    throw new AppError('Request.Invalid', { validationErrors: [{ message: '没有这个时间', members: ['at'] }] });
  if (!(await scheduleUnsent(db, id, moment))) await refuseState(db, id);
  return oneNotice(db, id, timeZone);
}
