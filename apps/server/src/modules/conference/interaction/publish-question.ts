import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { publishLatest } from '../../../platform/realtime/publish-latest.ts';
import { retractEvents } from '../../../platform/realtime/retract-events.ts';
import { presentQuestion } from './question.presenter.ts';
import { listPublic, type QuestionRow } from './question.repository.ts';

const maxNotified = 100;

/** Publishes a question's state to the hall, without the text of a hidden one. */
export async function publishQuestion(transaction: Database, row: QuestionRow, timeZone: string): Promise<void> {
  const event = {
    hub: 'conferenceLive',
    stream: `conference:${row.conference_id}`,
    target: 'all',
    name: 'questionChanged',
  } as const;
  const blank = row.state === 'hidden' ? ({ text: '', state: row.state } as const) : null;
  if (blank) await retractEvents(transaction, { ...event, id: row.id, blank });
  await publishEvent(transaction, { ...event, payload: { ...presentQuestion(row, timeZone), ...blank } });
}

/** Publishes the votes of the hall's questions, at most four times a second. */
export function publishVotes(db: Database, { room_id: roomId, conference_id: conferenceId }: QuestionRow): void {
  publishLatest(db, {
    hub: 'conferenceLive',
    stream: `conference:${conferenceId}`,
    target: 'all',
    name: 'tally',
    key: `questions:${roomId}`,
    async read(current) {
      const questions = await listPublic(current, roomId, maxNotified);
      return { of: 'questions' as const, id: roomId, roomId, votes: questions.map(({ id, votes }) => ({ id, votes })) };
    },
  });
}
