import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { renderAgainJob } from './render-again-job.ts';

/** How long the same loss is not reported again: rendering takes time, and a page asks for many sizes. */
const silentForMs = 60_000;
const maxKept = 10_000;

/** Queues an image with a lost derivative for rendering, once, however many requests find it missing. */
export function restoreLost(
  jobs: Pick<JobQueue, 'enqueue'>,
  onError: (error: unknown) => void,
  now: () => number = performance.now.bind(performance),
): (context: Pick<RequestContext, 'db' | 'tenant'>, imageId: number, version: string) => void {
  const silentUntil = new Map<string, number>();
  return ({ db, tenant }, imageId, version) => {
    const key = `${tenant.schema}/${imageId}/${version}`;
    if ((silentUntil.get(key) ?? 0) > now()) return;
    if (silentUntil.size >= maxKept) silentUntil.clear();
    silentUntil.set(key, now() + silentForMs);
    jobs.enqueue(db, renderAgainJob, tenant.schema, { imageId, version }).catch((error: unknown) => {
      silentUntil.delete(key);
      onError(error);
    });
  };
}
