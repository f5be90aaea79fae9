import type { Logger } from 'pino';
import type { z } from 'zod';
import { tidyAccountsJob } from './account-jobs.ts';
import { commerceRoundJob, reconcileJob } from './commerce-jobs.ts';
import { savedSearchJob } from './community-jobs.ts';
import { conferenceRoundJob, conferenceTidyJob } from './conference-jobs.ts';
import type { Config } from './config.ts';
import { contestRoundJob } from './contest-jobs.ts';
import {
  deliverEmailsJob,
  deliverPushesJob,
  deliverTextsJob,
  sendBroadcastsJob,
  tidyDeliveriesJob,
} from './delivery-jobs.ts';
import {
  checkCopiesJob,
  checkFacesJob,
  describeMeaningsJob,
  describeRegionsJob,
  findSimilarJob,
  refreshPopularityJob,
  reindexSearch,
  resumeBooksJob,
  resumeVideosJob,
  tidyBooksJob,
  tidyLibraryJob,
  tidyPanoramasJob,
  tidyTempImagesJob,
  tidyUploadsJob,
  tidyVideosJob,
} from './modules/library/index.ts';
import { listTenants, measureStorageJob, purgeLogsJob } from './modules/site/index.ts';
import type { TenantDatabases } from './platform/database/tenant-databases.ts';
import type { JobKind, JobQueue } from './platform/jobs/job-queue.ts';

type TidyingJob = JobKind<z.ZodObject<Record<never, never>>>;

const daily: readonly TidyingJob[] = [
  reindexSearch,
  purgeLogsJob,
  tidyBooksJob,
  tidyLibraryJob,
  tidyPanoramasJob,
  tidyUploadsJob,
  tidyVideosJob,
  measureStorageJob,
  findSimilarJob,
  describeRegionsJob,
  checkFacesJob,
  checkCopiesJob,
  describeMeaningsJob,
  conferenceTidyJob,
  reconcileJob,
  savedSearchJob,
  tidyDeliveriesJob,
];
const dayMs = 24 * 3600 * 1000;
const popularityEveryMs = 600_000;
/** Pictures that people searched with outlive their hour by no more than this. */
const tempImagesEveryMs = 300_000;
/** Risky votes leave the count within this, a quarter of the board's delay. */
const contestsEveryMs = 15_000;

/** A video or a PDF whose process was killed goes on within this and the time of its lease. */
const resumeEveryMs = 15_000;

export interface RecurringJob {
  readonly kind: TidyingJob;
  readonly everyMs: number;
}

/** Returns what happens by the clock, and how often. */
export function recurringJobs(config: Config): RecurringJob[] {
  return [
    ...daily.map((kind) => ({ kind, everyMs: dayMs })),
    { kind: refreshPopularityJob, everyMs: popularityEveryMs },
    { kind: tidyTempImagesJob, everyMs: tempImagesEveryMs },
    { kind: tidyAccountsJob, everyMs: config.ACCOUNT_TIDY_SECONDS * 1000 },
    { kind: commerceRoundJob, everyMs: config.COMMERCE_ROUND_SECONDS * 1000 },
    { kind: resumeBooksJob, everyMs: resumeEveryMs },
    { kind: resumeVideosJob, everyMs: resumeEveryMs },
    { kind: conferenceRoundJob, everyMs: config.CONFERENCE_ROUND_SECONDS * 1000 },
    { kind: contestRoundJob, everyMs: contestsEveryMs },
    { kind: sendBroadcastsJob, everyMs: config.DELIVERY_ROUND_SECONDS * 1000 },
    { kind: deliverEmailsJob, everyMs: config.DELIVERY_ROUND_SECONDS * 1000 },
    { kind: deliverPushesJob, everyMs: config.DELIVERY_ROUND_SECONDS * 1000 },
    { kind: deliverTextsJob, everyMs: config.DELIVERY_ROUND_SECONDS * 1000 },
  ];
}

/**
 * Brings every tenant's search up to date and its files in order, now and once a day, and looks after its accounts and
 * conferences at their pace; ends with what stops it.
 */
export async function keepTenantsTidy(
  jobs: JobQueue,
  databases: TenantDatabases,
  logger: Logger,
  recurring: readonly RecurringJob[],
): Promise<() => void> {
  async function queueForAll(kind: TidyingJob): Promise<void> {
    for (const { schema_name: schema } of await listTenants(databases.platform))
      await jobs.enqueue(databases.of(schema), kind, schema, {});
  }
  const timers: NodeJS.Timeout[] = [];
  for (const { kind, everyMs } of recurring) {
    await queueForAll(kind);
    const again = () =>
      queueForAll(kind).catch((error: unknown) => logger.error({ err: error, job: kind.name }, 'job not queued'));
    timers.push(setInterval(() => void again(), everyMs).unref());
  }
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
