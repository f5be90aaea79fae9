import type { Rehearsal } from '@tuyuan/contract/conference/rehearsal.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { conferenceExists } from '../registration/index.ts';
import { presentRehearsal } from './rehearsal.presenter.ts';
import { findRehearsal, insertRehearsal } from './rehearsal.repository.ts';
import { rehearsalJob } from './run-rehearsal.ts';

/** Throws `Conference.NotFound`, `Rehearsal.AlreadyRunning`. */
export function startRehearsal(
  { jobs, timeZone }: { jobs: JobQueue; timeZone: string },
  { db, tenant, actor }: SignedInContext,
  { conferenceId, people }: { conferenceId: number; people: number },
): Promise<Rehearsal> {
  return inTransaction(db, async (transaction) => {
    if (!(await conferenceExists(transaction, conferenceId))) throw new AppError('Conference.NotFound');
    const id = await insertRehearsal(transaction, { conferenceId, people, startedBy: actor.id });
    const row = id === undefined ? undefined : await findRehearsal(transaction, id);
    if (!row) throw new AppError('Rehearsal.AlreadyRunning');
    await jobs.enqueue(transaction, rehearsalJob, tenant.schema, { rehearsalId: row.id });
    return presentRehearsal(row, timeZone);
  });
}
