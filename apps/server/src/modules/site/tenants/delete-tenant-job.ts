import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { dropSchema } from '../../../platform/database/migrate.ts';
import type { TenantDatabases } from '../../../platform/database/tenant-databases.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { deletingForMs, removeTenant } from './managed-tenant.repository.ts';
import { directoryFreshMs } from './tenant-directory.ts';

export const deleteTenantJob = defineJob({
  name: 'site.delete-tenant',
  data: z.object({}),
  retries: 20,
  expiresAfter: 3600,
  isMerged: true,
});

const filesAtOnce = 200;

interface Deps {
  databases: TenantDatabases;
  storage: BlobStore;
}

/** Drops the tables of deleted sites and removes their files. What was done by an attempt that failed is passed over. */
export async function workTenantJobs(jobs: JobQueue, deps: Deps): Promise<void> {
  await jobs.work(deleteTenantJob, 1, (schema) => removeSite(schema, deps));
}

async function removeSite(schema: string, { databases, storage }: Deps): Promise<void> {
  const age = await deletingForMs(databases.platform, schema);
  if (age === null) return;
  // Until then other processes may still take requests for the site.
  await sleep(Math.max(0, directoryFreshMs - age));
  await dropSchema(databases.connection, schema);
  await databases.forget(schema);
  let keys: string[] = [];
  for await (const { key } of storage.list(schema)) {
    keys.push(key);
    if (keys.length < filesAtOnce) continue;
    await storage.delete(keys);
    keys = [];
  }
  await storage.delete(keys);
  await removeTenant(databases.platform, schema);
}
