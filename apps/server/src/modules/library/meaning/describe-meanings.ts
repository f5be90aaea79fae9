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

/** Describes images that the text-image model has not seen: queued with each new rendering and once a day; does nothing without a model. */
export const describeMeaningsJob = defineJob({
  name: 'image-meanings',
  data: z.object({}),
  retries: 2,
  expiresAfter: 3600,
  isMerged: true,
  // Until the renderings are all there.
  startsAfter: 5,
});

interface Deps {
  jobs: Pick<JobQueue, 'enqueue'>;
  storage: BlobStore;
  textImage: TextImage;
}

interface Library {
  db: Database;
  schema: string;
}

const batch = 16;
/** After this it enqueues itself anew, so that other sites have their turn and a stop needn’t wait. */
const maxRunMs = 15_000;
const newest = 2_147_483_647;
/** The smallest that a model sees enough in, or a larger one while it isn't there yet. */
const sizes = ['w640', 'w1280'] as const;
/** So many faults one after the other are the model's, not a picture's. */
const maxFaultsInRow = 3;

/**
 * Describes what waits, the newest first, then what failed before. Each image is settled on its own, so that one that
 * can't be read stops no other. What the model failed at last costs no attempt; throws its failure.
 */
export async function describeMeanings(
  { jobs, storage, textImage }: Deps,
  { db, schema }: Library,
  runMs = maxRunMs,
): Promise<void> {
  const { model } = textImage;
  if (model === null) return;
  const key = modelKey(model);
  const until = performance.now() + runMs;
  let before = newest;
  let faulty: number[] = [];
  let fault: unknown;
  /** Returns what is to be described next. */
  async function claim(): Promise<ClaimedImage[]> {
    const fresh = await claimFresh(db, key, before, batch);
    before = fresh.at(-1)?.id ?? 0;
    return fresh.length > 0 ? fresh : claimAgain(db, key, batch);
  }
  async function settle(image: ClaimedImage, described: Promise<Float32Array>): Promise<void> {
    try {
      await saveMeaning(db, image.id, key, quantise(await described));
      faulty = [];
    } catch (error) {
      await noteFault(db, image.id, key, error instanceof AppError ? error.code : String(error).slice(0, 500));
      if (isOfPicture(error)) return;
      faulty.push(image.id);
      fault = error;
    }
  }
  let claimed = await claim();
  while (faulty.length < maxFaultsInRow && performance.now() < until) {
    const image = claimed.shift();
    if (image === undefined) break;
    await settle(image, describe({ storage, model }, schema, image));
    if (claimed.length === 0) claimed = await claim();
  }
  await releaseClaims(db, key, [...faulty, ...claimed.map(({ id }) => id)]);
  if (faulty.length > 0) throw fault;
  if (claimed.length > 0) await jobs.enqueue(db, describeMeaningsJob, schema, {});
}

/** Whatever else fails, a process that dies or hangs included, is the model's. */
const isOfPicture = (error: unknown) =>
  error instanceof AppError && (error.code === 'Picture.Corrupt' || error.code === 'Resource.NotFound');

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
