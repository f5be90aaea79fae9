import type { Database } from '../../../platform/database/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { requireTextRound } from '../notice/index.ts';
import { insertMessages, wakeAttendeeWork } from '../registration/index.ts';
import { changeWords } from './change-words.ts';
import type { ScheduleDiff } from './schedule-diff.ts';

interface Texting {
  conferenceId: number;
  diff: Pick<ScheduleDiff, 'diffs' | 'concerned'>;
  schema: string;
}

/** Limited because text messages are charged by length; the notices have everything. */
const maxNamed = 3;

/**
 * Sends each attendee concerned who has a phone one text message with all their changes. Throws `Request.TooMany` at
 * `withSms` when the conference has used up its daily rounds of text messages.
 */
export async function textScheduleChanged(
  jobs: JobQueue,
  transaction: Database,
  { conferenceId, diff: { diffs, concerned }, schema }: Texting,
): Promise<void> {
  const titles = diffs.map((change) => ({ id: change.content.id, title: changeWords(change).title }));
  const told = Map.groupBy(
    concerned.filter((row) => row.has_phone),
    (row) => row.attendee_id,
  );
  if (told.size === 0) return;
  await requireTextRound(transaction, conferenceId);
  const texts = Map.groupBy(told, ([, rows]) => {
    const own = new Set(rows.map((row) => row.session_id));
    return wordsOf(titles.flatMap(({ id, title }) => (own.has(id) ? [title] : [])));
  });
  for (const [text, receivers] of texts) {
    const attendeeIds = receivers.map(([attendeeId]) => attendeeId);
    await insertMessages(transaction, attendeeIds, 'scheduleChanged', text);
  }
  wakeAttendeeWork(jobs, transaction, schema);
}

function wordsOf(titles: readonly string[]): string {
  const named = titles.slice(0, maxNamed).join('；');
  return titles.length > maxNamed ? `${named}等 ${titles.length} 场。` : `${named}。`;
}
