import type { Database } from '../../platform/database/database.ts';
import { takeQuota } from '../../platform/database/quota.repository.ts';
import type { NoticeRow } from './notice.repository.ts';

/** Each may be a text message to everybody of the conference. */
const perDay = 10;
const daySeconds = 86_400;

/** Counts a notice that turns into text messages; answers null, also for one that does not, or the seconds to wait for the next. */
export async function takeSmsNotice(transaction: Database, notice: NoticeRow): Promise<number | null> {
  if (notice.priority !== 'urgent' || notice.sms_after_minutes === null) return null;
  const key = `notice-sms:${notice.conference_id}`;
  return takeQuota(transaction, { key, limit: perDay, seconds: daySeconds });
}
