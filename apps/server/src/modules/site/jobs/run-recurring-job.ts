import { AppError } from '@tuyuan/errors/app-error.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import type { JobDeps } from './job-deps.ts';

/** Queues a recurring job of the caller's site before its time. Throws `Job.NotRecurring`. */
export async function runRecurringJob(
  { jobs, recurring }: JobDeps,
  { db, tenant }: ActingContext,
  name: string,
): Promise<Record<never, never>> {
  const found = recurring.find(({ kind }) => kind.name === name);
  if (!found) throw new AppError('Job.NotRecurring');
  await jobs.enqueue(db, found.kind, tenant.schema, {}, { isByHand: true });
  return {};
}
