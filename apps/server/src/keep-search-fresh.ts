import { reindexSearch } from './modules/search/index.ts';
import { listTenants } from './modules/tenant/index.ts';
import type { TenantDatabases } from './platform/database/tenant-databases.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';

const everyMs = 24 * 3600 * 1000;

/** Brings every tenant's search up to date now and once a day; ends with the timer answered. */
export async function keepSearchFresh(jobs: JobQueue, databases: TenantDatabases): Promise<NodeJS.Timeout> {
  async function refreshAll(): Promise<void> {
    for (const { schema_name: schema } of await listTenants(databases.platform)) {
      await jobs.enqueue(databases.of(schema), reindexSearch, schema, {});
    }
  }
  await refreshAll();
  return setInterval(() => void refreshAll().catch(() => undefined), everyMs).unref();
}
