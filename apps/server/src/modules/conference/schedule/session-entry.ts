import type { PersonalEntry } from './personal-entry.ts';
import type { PublishedRow } from './published-session.repository.ts';

/** Returns a published session as a calendar entry; `note` says why it is in a personal calendar. */
export function sessionEntry(row: PublishedRow, note = ''): PersonalEntry {
  const { title, abstract, room, speakers, cancelledReason, kind } = row.facts;
  const people = speakers.map((speaker) => [speaker.name, speaker.title].filter(Boolean).join('，')).join('\n');
  return {
    key: `session-${row.session_id}`,
    uid: `session-${row.guid}@tuyuan`,
    kind: 'session',
    title,
    description: [cancelledReason && `已取消：${cancelledReason}`, people, abstract].filter(Boolean).join('\n\n'),
    place: room === null ? '' : [room.name, room.place].filter(Boolean).join(' '),
    start: row.start_time,
    end: row.end_time,
    note,
    isCancelled: row.state !== 'on',
    takesTime: kind !== 'exhibition' && kind !== 'break',
    sequence: row.sequence,
    changedAt: row.changed_at ?? row.published_at,
    sessionId: row.session_id,
  };
}
