import { AppError } from '@tuyuan/errors/app-error.ts';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { readDerivative } from '../../site/index.ts';
import {
  type ClaimedImage,
  claimAgain,
  claimFresh,
  noteFault,
  releaseClaims,
  saveMeaning,
} from './image-meaning.repository.ts';
import { quantise } from './quantise.ts';
import { modelKey, type TextImage, type TextImageModel } from './text-image-model.ts';

/** Describes images that the text-image model has not seen; does nothing without one. */
export const describeMeaningsJob = defineJob({
  name: 'image-meanings',
  data: z.object({}),
  retries: 2,
  expiresAfter: 3600,
  isMerged: true,
});

interface Deps {
  storage: BlobStore;
  textImage: TextImage;
}

interface Library {
  db: Database;
  schema: string;
}

const batch = 16;
/** The next round goes on, so that other sites have their turn. */
const maxRunMs = 50_000;
/** The smallest that a model sees enough in, or a larger one while it isn't there yet. */
const sizes = ['w640', 'w1280'] as const;
/** So many faults one after the other are the model's, not a picture's. */
const mostFaultsInRow = 3;

/**
 * Describes what waits, the newest first, then what failed before. Each image is settled on its own, so that one that
 * can't be read stops no other. Throws where the model fails.
 */
export async function describeMeanings({ storage, textImage }: Deps, { db, schema }: Library): Promise<void> {
  const { model } = textImage;
  if (model === null) return;
  const key = modelKey(model);
  const until = performance.now() + maxRunMs;
  let failedInRow: number[] = [];
  while (performance.now() < until) {
    const fresh = await claimFresh(db, key, batch);
    const claimed = fresh.length > 0 ? fresh : await claimAgain(db, key, batch);
    if (claimed.length === 0) return;
    for (const [place, image] of claimed.entries()) {
      try {
        const vector = await describe({ storage, model }, schema, image);
        await saveMeaning(db, image.id, key, quantise(vector));
        failedInRow = [];
      } catch (error) {
        await noteFault(db, image.id, key, error instanceof AppError ? error.code : String(error).slice(0, 500));
        if (isOfPicture(error)) continue;
        failedInRow.push(image.id);
        if (failedInRow.length < mostFaultsInRow) continue;
        const left = claimed.slice(place + 1).map(({ id }) => id);
        await releaseClaims(db, key, [...failedInRow, ...left]);
        throw error;
      }
    }
  }
}

const isOfPicture = (error: unknown) =>
  error instanceof AppError && (error.code.startsWith('Picture.') || error.code === 'Resource.NotFound');

async function describe(
  { storage, model }: { storage: BlobStore; model: TextImageModel },
  schema: string,
  image: ClaimedImage,
): Promise<Float32Array> {
  for (const size of sizes) {
    const picture = await readDerivative(storage, schema, image, size);
    if (picture !== null) return model.describePicture(picture);
  }
  throw new AppError('Resource.NotFound');
}

/** One at a time: the model has one process. */
export async function workMeaningJobs(deps: Deps & { jobs: JobQueue }, databaseOf: (schema: string) => Database) {
  await deps.jobs.work(describeMeaningsJob, 1, (schema) => describeMeanings(deps, { schema, db: databaseOf(schema) }));
}
