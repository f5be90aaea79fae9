import type { Database } from '../../../platform/database/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { requireTextRound, sendNotice } from '../notice/index.ts';
import { insertMessages, wakeAttendeeWork } from '../registration/index.ts';
import { isOfTime } from './facts-diff.policy.ts';
import type { Move } from './read-move.ts';

interface Telling {
  conferenceId: number;
  move: Move;
  withSms: boolean;
  createdBy: number;
  schema: string;
}

/**
 * Notifies attendees with a ticket or on the waitlist of the old and new time or place, within the publishing
 * transaction. Throws `Request.TooMany` at `withSms` when the conference has used up its daily rounds of text messages.
 */
export async function notifyConferenceMoved(
  jobs: JobQueue,
  transaction: Database,
  { conferenceId, move: { changes, concerned }, withSms, createdBy, schema }: Telling,
): Promise<void> {
  if (concerned.length === 0) return;
  const attendeeIds = concerned.map(({ id }) => id);
  const lines = changes.map(({ label, before, after }) => `${label}：${before} → ${after}`);
  await sendNotice(transaction, {
    conferenceId,
    target: { kind: 'list', attendeeIds },
    priority: 'urgent',
    title: titleOf(changes),
    body: lines.join('\n'),
    link: '/meeting/introduce',
    createdBy,
  });
  if (!withSms || !concerned.some((attendee) => attendee.has_phone)) return;
  await requireTextRound(transaction, conferenceId);
  await insertMessages(transaction, attendeeIds, 'conferenceMoved', `${lines.join('；')}。`);
  wakeAttendeeWork(jobs, transaction, schema);
}

function titleOf(changes: Move['changes']): string {
  const times = changes.filter(isOfTime).length;
  if (times === 0) return '会议换了地点';
  return times === changes.length ? '会议改了时间' : '会议改了时间和地点';
}
