import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { sendNotice } from '../notice/index.ts';
import { changeWords } from './change-words.ts';
import type { ContentDiff } from './compare-contents.ts';
import type { ScheduleDiff } from './schedule-diff.ts';

interface Telling {
  conferenceId: number;
  version: number;
  diff: Pick<ScheduleDiff, 'diffs' | 'concerned'>;
  timeZone: string;
}

/**
 * Sends a notice and a hub message for each changed session to attendees who starred it or have or await a seat: the
 * notice for later reading, the message so that an open schedule updates immediately.
 */
export async function publishScheduleChanged(
  transaction: Database,
  { conferenceId, version, diff, timeZone }: Telling,
): Promise<void> {
  for (const change of diff.diffs) {
    const { id } = change.content;
    const concerned = diff.concerned.filter(({ session_id: sessionId }) => sessionId === id);
    if (concerned.length === 0) continue;
    await sendNotice(transaction, {
      conferenceId,
      target: { kind: 'list', attendeeIds: concerned.map(({ attendee_id: attendeeId }) => attendeeId) },
      topic: 'schedule',
      link: `/meeting/schedule?session=${id}`,
      ...changeWords(change),
    });
    await publishEvent(transaction, {
      hub: 'conferenceLive',
      stream: `conference:${conferenceId}`,
      target: concerned.map(({ ticket_id: ticketId }) => `ticket:${ticketId}` as const),
      name: 'scheduleChanged',
      payload: { version, ...changeOf(change, timeZone) },
    });
  }
}

function changeOf({ content, kind, changes }: ContentDiff, timeZone: string) {
  return {
    sessionId: content.id,
    title: content.facts.title,
    kind,
    changes: changes.filter(({ field }) => field !== 'abstract'),
    startTime: toWireDate(new Date(content.startTime), timeZone),
  };
}
