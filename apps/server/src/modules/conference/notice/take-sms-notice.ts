import type { Database } from '../../../platform/database/database.ts';
import type { NoticeRow } from './notice.repository.ts';
import { takeTextRound } from './take-text-round.ts';

/** Counts a notice that turns into text messages; answers null, also for one that does not, or the seconds to wait for the next. */
export async function takeSmsNotice(transaction: Database, notice: NoticeRow): Promise<number | null> {
  if (notice.priority !== 'urgent' || notice.sms_after_minutes === null) return null;
  return takeTextRound(transaction, notice.conference_id);
}
