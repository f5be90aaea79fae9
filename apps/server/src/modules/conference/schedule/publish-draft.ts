import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { lockPublishedSessions } from './published-session.repository.ts';
import { putSchedule } from './put-schedule.ts';
import { lockConference } from './require-conference.ts';
import { readScheduleDiff, type ScheduleDiff } from './schedule-diff.ts';
import { insertScheduleVersion } from './schedule-version.repository.ts';

interface Publishing {
  conferenceId: number;
  note: string;
  publishedBy: number | null;
  timeZone: string;
}

/**
 * Publishes the draft as the conference's next version and notifies those concerned, all in one transaction. `check`
 * may reject it while the draft is locked. Throws `Conference.NotFound` and `Schedule.NothingToPublish`.
 */
export function publishDraft(
  db: Database,
  { conferenceId, note, publishedBy, timeZone }: Publishing,
  check: (diff: ScheduleDiff) => void = () => undefined,
): Promise<{ version: number; told: number; diff: ScheduleDiff }> {
  return inTransaction(db, async (transaction) => {
    await lockConference(transaction, conferenceId);
    await lockPublishedSessions(transaction, conferenceId);
    const diff = await readScheduleDiff(transaction, conferenceId, timeZone);
    if (diff.diffs.length === 0) throw new AppError('Schedule.NothingToPublish');
    check(diff);
    const version = await insertScheduleVersion(transaction, {
      conferenceId,
      schedule: diff.contents,
      note,
      publishedBy,
    });
    await putSchedule(transaction, { conferenceId, version, diff, timeZone });
    return { version, told: new Set(diff.concerned.map((row) => row.attendee_id)).size, diff };
  });
}
