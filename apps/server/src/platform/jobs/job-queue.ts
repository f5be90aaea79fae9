import type { z } from 'zod';
import type { Database } from '../database/database.ts';

/** A kind of background job. `data` is checked when it is enqueued and again when it runs. */
export interface JobKind<Data extends z.ZodType = z.ZodType> {
  name: string;
  data: Data;
  /** Tries after the first one, with growing pauses. */
  retries: number;
  /** Seconds after which a worker that has not answered counts as dead. */
  expiresAfter: number;
  /** True: while a job is waiting for a tenant, enqueuing another has no effect. */
  isMerged?: boolean;
  /** Separates merged jobs of one tenant; without it there is one for all of them. */
  mergedBy?: (data: z.output<Data>) => string;
  /** Seconds it waits, so that what follows in them is merged with it. */
  startsAfter?: number;
}

export interface JobAttempt {
  /** True when the queue will not retry if this attempt fails. */
  isLast: boolean;
}

export interface JobQueue {
  /** Enqueues in the given transaction: the job exists if and only if the transaction commits. `schema` is the tenant's. */
  enqueue<Data extends z.ZodType>(
    transaction: Database,
    kind: JobKind<Data>,
    schema: string,
    data: z.input<Data>,
    /** `isByHand`: somebody asked for a recurring job before its time. */
    options?: { readonly isByHand?: boolean },
  ): Promise<void>;
  /** Works the queue until `stop`, up to `concurrency` jobs at once. A handler that throws is retried. */
  work<Data extends z.ZodType>(
    kind: JobKind<Data>,
    concurrency: number,
    handler: (schema: string, data: z.output<Data>, attempt: JobAttempt) => Promise<void>,
  ): Promise<void>;
  /** Jobs of that kind not yet done, for all tenants. */
  pending(kind: Pick<JobKind, 'name' | 'retries' | 'expiresAfter' | 'isMerged'>): Promise<number>;
  stop(): Promise<void>;
}

export function defineJob<Data extends z.ZodType>(kind: JobKind<Data>): JobKind<Data> {
  return kind;
}
