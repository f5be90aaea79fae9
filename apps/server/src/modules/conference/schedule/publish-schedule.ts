import type { publishSchedule as publishScheduleEndpoint } from '@tuyuan/contract/conference/schedule-publishing.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { publishDraft } from './publish-draft.ts';
import { textScheduleChanged } from './text-schedule-changed.ts';

interface ScheduleDesk {
  jobs: JobQueue;
  timeZone: string;
}

/**
 * Publishes what was looked at. Throws `Conference.NotFound`, `Schedule.NothingToPublish`, `Schedule.ChangedMeanwhile`,
 * `Schedule.HasClashes`, and `Request.TooMany` at `withSms`.
 */
export function publishSchedule(
  { jobs, timeZone }: ScheduleDesk,
  { db, actor, tenant }: SignedInContext,
  { id, fingerprint, note, acceptsClashes, withSms }: InputOf<typeof publishScheduleEndpoint>,
): Promise<OutputOf<typeof publishScheduleEndpoint>> {
  return inTransaction(db, async (transaction) => {
    const publishing = { conferenceId: id, note, publishedBy: actor.id, timeZone };
    const { version, told, diff } = await publishDraft(transaction, publishing, (looked) => {
      if (looked.fingerprint !== fingerprint) throw new AppError('Schedule.ChangedMeanwhile');
      if (looked.clashes.length > 0 && !acceptsClashes) throw new AppError('Schedule.HasClashes');
    });
    if (withSms) await textScheduleChanged(jobs, transaction, { conferenceId: id, diff, schema: tenant.schema });
    return { version, told };
  });
}
