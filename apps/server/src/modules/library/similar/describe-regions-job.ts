import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { findOriginalFile, findUndescribed, saveRegionLooks } from './region-look.repository.ts';

/** Describes the parts of images that have none yet, from before there were any: queue it at start and once a day. */
export const describeRegionsJob = defineJob({
  name: 'image-regions',
  data: z.object({}),
  retries: 2,
  expiresAfter: 4 * 3600,
  isMerged: true,
  startsAfter: 60,
});

const perRead = 100;
/** Then it enqueues itself anew, so that other sites have their turn. */
const maxRunMs = 20 * 60_000;
const newest = 2_147_483_647;

interface Deps {
  jobs: JobQueue;
  storage: BlobStore;
  imaging: Pick<ImagingPool, 'describeRegions'>;
}

/** Describes images, the newest first, and enqueues itself for more. What can't be read is passed over. */
export async function describeRegions({ jobs, storage, imaging }: Deps, schema: string, db: Database): Promise<void> {
  const until = performance.now() + maxRunMs;
  let described = 0;
  for (let before = newest; ; ) {
    const ids = await findUndescribed(db, perRead, before);
    for (const id of ids) {
      if (await describeOne({ storage, imaging }, db, id)) described += 1;
      before = id;
    }
    if (ids.length < perRead) return;
    if (performance.now() > until) return described > 0 ? jobs.enqueue(db, describeRegionsJob, schema, {}) : undefined;
  }
}

async function describeOne({ storage, imaging }: Omit<Deps, 'jobs'>, db: Database, id: number): Promise<boolean> {
  const file = await findOriginalFile(db, id);
  if (!file) return false;
  try {
    const source = { bytes: await buffer(await storage.read(file.originalKey)) };
    await saveRegionLooks(db, id, await imaging.describeRegions({ source, fileName: file.originalName }));
    return true;
  } catch {
    return false;
  }
}
