import type { Database } from '../../../platform/database/database.ts';
import type { ContentDiff } from './compare-contents.ts';
import { mergeChanges } from './merge-changes.ts';
import { publishScheduleChanged } from './publish-schedule-changed.ts';
import { type PublishedRow, putPublication } from './published-session.repository.ts';
import type { ScheduleDiff } from './schedule-diff.ts';
import { cancelAllSeats } from './seat.repository.ts';
import { settleSeats } from './settle-seats.ts';

const mergedForMs = 24 * 3_600_000;

/**
 * Publishes the changes under a version number, within the transaction that locks the conference and its published
 * sessions: seats of cancelled sessions are released, added seats go to the waitlist, and those concerned are notified.
 */
export async function putSchedule(
  transaction: Database,
  {
    conferenceId,
    version,
    diff,
    timeZone,
  }: { conferenceId: number; version: number; diff: ScheduleDiff; timeZone: string },
): Promise<void> {
  for (const change of diff.diffs) {
    const before = diff.published.get(change.content.id);
    await putPublication(transaction, conferenceId, { ...publicationOf(change, before), version });
  }
  for (const { content, kind, changes } of diff.diffs) {
    if (kind === 'cancelled' || kind === 'removed' || content.seatLimit === null)
      await cancelAllSeats(transaction, content.id);
    if (kind !== 'added' && (kind !== 'changed' || changes.some(({ field }) => field === 'seats')))
      await settleSeats(transaction, conferenceId, content.id);
  }
  await publishScheduleChanged(transaction, { conferenceId, version, diff, timeZone });
}

/** Calendar programs update an entry only for a higher sequence; changes they do not show leave it unchanged. */
function publicationOf({ content, kind, changes }: ContentDiff, before: PublishedRow | undefined) {
  const isChange = before !== undefined && (changes.length > 0 || kind !== 'changed');
  const isRecent = before?.changed_at != null && before.changed_at.getTime() > Date.now() - mergedForMs;
  return {
    content,
    sequence: (before?.sequence ?? 0) + (isChange ? 1 : 0),
    changes: isRecent ? mergeChanges(before.changes, changes) : changes,
    isChange,
  };
}
