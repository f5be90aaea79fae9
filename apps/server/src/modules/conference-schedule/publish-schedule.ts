import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { publishSchedule as publishScheduleEndpoint } from '@tuyuan/contract/schedule-publishing.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { lockPublishedSessions } from './published-session.repository.ts';
import { putSchedule } from './put-schedule.ts';
import { holdConference } from './require-conference.ts';
import { readScheduleDiff } from './schedule-diff.ts';
import { insertScheduleVersion } from './schedule-version.repository.ts';

/**
 * Publishes what was looked at, as the conference's next version, and tells those it concerns: all of it or nothing. Throws
 * `Conference.NotFound`, `Schedule.ChangedMeanwhile`, `Schedule.NothingToPublish` and `Schedule.HasClashes`.
 */
export function publishSchedule(
  { db, actor }: SignedInContext,
  { id, fingerprint, note, acceptsClashes }: InputOf<typeof publishScheduleEndpoint>,
  timeZone: string,
): Promise<OutputOf<typeof publishScheduleEndpoint>> {
  return inTransaction(db, async (transaction) => {
    await holdConference(transaction, id);
    await lockPublishedSessions(transaction, id);
    const diff = await readScheduleDiff(transaction, id, timeZone);
    if (diff.diffs.length === 0) throw new AppError('Schedule.NothingToPublish');
    if (diff.fingerprint !== fingerprint) throw new AppError('Schedule.ChangedMeanwhile');
    if (diff.clashes.length > 0 && !acceptsClashes) throw new AppError('Schedule.HasClashes');
    const version = await insertScheduleVersion(transaction, {
      conferenceId: id,
      schedule: diff.contents,
      note,
      publishedBy: actor.id,
    });
    await putSchedule(transaction, { conferenceId: id, version, diff, timeZone });
    return { version, told: new Set(diff.concerned.map((row) => row.attendee_id)).size };
  });
}
