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
/** So many are named to whoever reads why the job failed. */
const namedFaults = 20;
const newest = 2_147_483_647;

interface Deps {
  jobs: JobQueue;
  storage: BlobStore;
  imaging: Pick<ImagingPool, 'describeRegions'>;
}

/**
 * Describes images, the newest first, and enqueues itself for more. What can't be read is passed over, and is tried
 * again; throws which images that were, with the last reason.
 */
export async function describeRegions({ jobs, storage, imaging }: Deps, schema: string, db: Database): Promise<void> {
  const until = performance.now() + maxRunMs;
  let described = 0;
  const faults: Fault[] = [];
  for (let before = newest; ; ) {
    const ids = await findUndescribed(db, perRead, before);
    for (const id of ids) {
      const fault = await describeOne({ storage, imaging }, db, id);
      if (fault) faults.push(fault);
      else described += 1;
      before = id;
    }
    if (ids.length < perRead) break;
    if (performance.now() < until) continue;
    // Without progress the next run would come no further than this one.
    if (described === 0) break;
    return jobs.enqueue(db, describeRegionsJob, schema, {});
  }
  const last = faults.at(-1);
  if (!last) return;
  const named = faults.slice(0, namedFaults).map(({ id }) => id);
  throw new Error(`${faults.length} images could not be described: ${named.join(', ')}`, { cause: last.error });
}

interface Fault {
  id: number;
  error: unknown;
}

/** Returns what went wrong. */
async function describeOne(
  { storage, imaging }: Omit<Deps, 'jobs'>,
  db: Database,
  id: number,
): Promise<Fault | undefined> {
  const file = await findOriginalFile(db, id);
  // Deleted meanwhile.
  if (!file) return undefined;
  try {
    const source = { bytes: await buffer(await storage.read(file.originalKey)) };
    await saveRegionLooks(db, id, await imaging.describeRegions({ source, fileName: file.originalName }));
    return undefined;
  } catch (error) {
    return { id, error };
  }
}
