import type { Database } from '../../../platform/database/database.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';

/** Each may be a text message to everyone at the conference. */
const perDay = 10;
const daySeconds = 86_400;

/** Counts a round of text messages to a conference's attendees; returns null, or the seconds until the next is allowed. */
export function takeTextRound(transaction: Database, conferenceId: number): Promise<number | null> {
  return takeQuota(transaction, { key: `notice-sms:${conferenceId}`, limit: perDay, seconds: daySeconds });
}
