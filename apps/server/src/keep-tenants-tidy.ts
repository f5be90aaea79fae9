import type { Logger } from 'pino';
import type { z } from 'zod';
import { tidyAccountsJob } from './account-jobs.ts';
import { commerceRoundJob, reconcileJob } from './commerce-jobs.ts';
import { conferenceRoundJob, conferenceTidyJob } from './conference-jobs.ts';
import { contestRoundJob } from './contest-jobs.ts';
import {
  findSimilarJob,
  refreshPopularityJob,
  reindexSearch,
  tidyLibraryJob,
  tidyUploadsJob,
} from './modules/library/index.ts';
import { listTenants, purgeLogsJob } from './modules/site/index.ts';
import type { TenantDatabases } from './platform/database/tenant-databases.ts';
import type { JobKind, JobQueue } from './platform/jobs/job-queue.ts';

type TidyingJob = JobKind<z.ZodObject<Record<never, never>>>;

const daily: readonly TidyingJob[] = [
  reindexSearch,
  purgeLogsJob,
  tidyLibraryJob,
  tidyUploadsJob,
  findSimilarJob,
  conferenceTidyJob,
  reconcileJob,
];
const dayMs = 24 * 3600 * 1000;
const popularityEveryMs = 600_000;
/** Risky votes leave the count within this, a quarter of the board's delay. */
const contestsEveryMs = 15_000;

interface Pace {
  accountsEveryMs: number;
  commerceEveryMs: number;
  conferencesEveryMs: number;
}

/**
 * Brings every tenant's search up to date and its files in order, now and once a day, and looks after its accounts and
 * conferences at their pace; ends with what stops it.
 */
export async function keepTenantsTidy(
  jobs: JobQueue,
  databases: TenantDatabases,
  logger: Logger,
  { accountsEveryMs, commerceEveryMs, conferencesEveryMs }: Pace,
): Promise<() => void> {
  async function queueAll(kinds: readonly TidyingJob[]): Promise<void> {
    for (const { schema_name: schema } of await listTenants(databases.platform))
      for (const kind of kinds) await jobs.enqueue(databases.of(schema), kind, schema, {});
  }
  async function repeat(kinds: readonly TidyingJob[], everyMs: number): Promise<NodeJS.Timeout> {
    await queueAll(kinds);
    const again = () => queueAll(kinds).catch((error: unknown) => logger.error({ err: error }, 'jobs not queued'));
    return setInterval(() => void again(), everyMs).unref();
  }
  const timers = [
    await repeat(daily, dayMs),
    await repeat([refreshPopularityJob], popularityEveryMs),
    await repeat([tidyAccountsJob], accountsEveryMs),
    await repeat([commerceRoundJob], commerceEveryMs),
    await repeat([conferenceRoundJob], conferencesEveryMs),
    await repeat([contestRoundJob], contestsEveryMs),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
