import { setTimeout as pause } from 'node:timers/promises';
import type { JobKind } from '../platform/jobs/job-queue.ts';
import type { TestServer } from './test-server.ts';

/** Waits until the round of recurring work that every start begins with is done, which a loaded machine takes late. */
export async function firstRoundOver({ ingest }: TestServer, kind: JobKind): Promise<void> {
  while ((await ingest.jobs.pending(kind)) > 0) await pause(50);
}
