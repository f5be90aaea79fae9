import type { z } from 'zod';
import type { JobKind, JobQueue } from '../../../platform/jobs/job-queue.ts';

export interface JobDeps {
  readonly jobs: JobQueue;
  /** What happens by the clock, and how often. */
  readonly recurring: readonly {
    readonly kind: JobKind<z.ZodObject<Record<never, never>>>;
    readonly everyMs: number;
  }[];
}
