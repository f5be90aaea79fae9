import type { Database } from '../../../platform/database/database.ts';
import type { NoticeRow } from './notice.repository.ts';
import { takeTextRound } from './take-text-round.ts';

/**
 * Counts a notice that becomes text messages. Returns the seconds until the next is allowed, or null if counted or if
 * the notice sends none.
 */
export async function takeSmsNotice(transaction: Database, notice: NoticeRow): Promise<number | null> {
  if (notice.priority !== 'urgent' || notice.sms_after_minutes === null) return null;
  return takeTextRound(transaction, notice.conference_id);
}
