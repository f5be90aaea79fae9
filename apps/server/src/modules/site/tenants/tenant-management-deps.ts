import type { Database } from '../../../platform/database/database.ts';
import type { TenantDatabases } from '../../../platform/database/tenant-databases.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';

export interface TenantManagementDeps {
  databases: TenantDatabases;
  jobs: JobQueue;
  timeZone: string;
  /** Makes an empty tenant usable and returns its administrator's password; null when it already has users. */
  seedBasics(
    db: Database,
    site: { isHost: boolean },
    administratorName: string,
  ): Promise<{ adminPassword: string } | null>;
  /** Makes the next request see what was changed here; other processes see it within five seconds. */
  forgetDirectory(): void;
}
