import type { Logger } from 'pino';
import { tidyLibraryJob } from './modules/ingest/index.ts';
import { reindexSearch } from './modules/search/index.ts';
import { listTenants } from './modules/tenant/index.ts';
import type { TenantDatabases } from './platform/database/tenant-databases.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';

const everyMs = 24 * 3600 * 1000;

/** Brings every tenant's search up to date and its files in order, now and once a day; ends with the timer answered. */
export async function keepTenantsTidy(
  jobs: JobQueue,
  databases: TenantDatabases,
  logger: Logger,
): Promise<NodeJS.Timeout> {
  async function queueAll(): Promise<void> {
    for (const { schema_name: schema } of await listTenants(databases.platform)) {
      await jobs.enqueue(databases.of(schema), reindexSearch, schema, {});
      await jobs.enqueue(databases.of(schema), tidyLibraryJob, schema, {});
    }
  }
  await queueAll();
  const queueAgain = () => queueAll().catch((error: unknown) => logger.error({ err: error }, 'daily jobs not queued'));
  return setInterval(() => void queueAgain(), everyMs).unref();
}
