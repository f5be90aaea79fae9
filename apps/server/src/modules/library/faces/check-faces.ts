import { AppError } from '@tuyuan/errors/app-error.ts';
import { z } from 'zod';
import { inTransaction } from '../../../platform/database/database.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { readDerivative } from '../../site/index.ts';
import { indexImages } from '../search/index.ts';
import { findWaitingImages, noteCheck, type WaitingImage } from './face-check.repository.ts';
import type { FaceLibrary, FaceProvider, FaceProviders, FoundFace } from './face-provider.ts';
import { readFaceSetting } from './face-setting.repository.ts';
import { replaceFoundFaces, settleFaceCounts } from './image-face.repository.ts';

/** Looks for faces where nobody has looked: queued with each new rendering, when the site switches it on, and once a day. */
export const checkFacesJob = defineJob({
  name: 'image-faces',
  data: z.object({}),
  retries: 3,
  expiresAfter: 3600,
  isMerged: true,
  // Until the renderings are all there.
  startsAfter: 5,
});

/** Goes on where a provider took no more. */
export const checkFacesLaterJob = defineJob({
  name: 'image-faces-later',
  data: z.object({}),
  retries: 3,
  expiresAfter: 3600,
  isMerged: true,
  // A daily quota isn't asked for often, and one by the second is free long before.
  startsAfter: 900,
});

export interface FaceDeps {
  jobs: Pick<JobQueue, 'enqueue'>;
  storage: BlobStore;
  providers: FaceProviders;
  timeZone: string;
}

const batch = 50;
/** After this it enqueues itself anew, so that no job is long and other sites have their turn. */
const maxRunMs = 120_000;
/** A picture may be shown before its larger renderings are there. */
const sizes = ['w1280', 'w640'] as const;

/** So many faults one after the other are the provider's, not a picture's. */
const maxFaultsInRow = 3;

/**
 * Looks through what waits, the newest first; every image is settled on its own, so that it can be stopped at any time.
 * One that fails waits on behind the others; where the provider takes no more for now, all do, until later. Throws the
 * last failure.
 */
export async function checkFaces(deps: FaceDeps, library: FaceLibrary): Promise<void> {
  const { isOn, provider: name } = await readFaceSetting(library.db);
  const provider = deps.providers[name];
  if (!isOn || provider === null) return;
  const until = performance.now() + maxRunMs;
  let before: number | null = null;
  let faultsInRow = 0;
  const faults: unknown[] = [];
  for (;;) {
    const waiting: WaitingImage[] = await findWaitingImages(library.db, before, batch);
    for (const image of waiting) {
      if (performance.now() > until) {
        await deps.jobs.enqueue(library.db, checkFacesJob, library.schema, {});
        return;
      }
      try {
        await checkImage(deps, library, { name, provider }, image);
        faultsInRow = 0;
      } catch (error) {
        if (error instanceof AppError && error.code === 'Face.ProviderBusy') {
          await deps.jobs.enqueue(library.db, checkFacesLaterJob, library.schema, {});
          return;
        }
        faults.push(error);
        faultsInRow += 1;
        if (faultsInRow === maxFaultsInRow) throw error;
      }
      before = image.id;
    }
    if (waiting.length < batch) break;
  }
  if (faults.length > 0) throw faults.at(-1);
}

async function checkImage(
  deps: FaceDeps,
  library: FaceLibrary,
  { name, provider }: { name: 'model' | 'cloud'; provider: FaceProvider },
  image: WaitingImage,
): Promise<void> {
  const found = await look(deps, library, provider, image);
  await inTransaction(library.db, async (transaction) => {
    const fault = found instanceof AppError ? found.code : null;
    if (!(await noteCheck(transaction, image.id, name, fault))) return;
    await replaceFoundFaces(transaction, image.id, name, found instanceof AppError ? [] : found);
    await settleFaceCounts(transaction, idList([image.id]));
    await indexImages(transaction, [image.id], deps.timeZone);
  });
}

/** Returns the faces, or why this one picture can't be looked at. */
async function look(
  { storage }: FaceDeps,
  { schema }: FaceLibrary,
  provider: FaceProvider,
  { width, height, ...image }: WaitingImage,
): Promise<FoundFace[] | AppError> {
  for (const size of sizes) {
    const bytes = await readDerivative(storage, schema, image, size);
    if (bytes === null) continue;
    const scale = Math.min(1, Number(size.slice(1)) / width);
    try {
      return await provider.detect({ bytes, width: width * scale, height: height * scale });
    } catch (error) {
      if (error instanceof AppError && error.code.startsWith('Picture.')) return error;
      throw error;
    }
  }
  return new AppError('Resource.NotFound');
}
