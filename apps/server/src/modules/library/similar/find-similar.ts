import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { binaryCode } from '../../../platform/imaging/binary-code.ts';
import { lookRecipe } from '../../../platform/imaging/describe-look.ts';
import { lookLikeness } from '../../../platform/imaging/look-likeness.ts';
import { mirrorDescriptor } from '../../../platform/imaging/mirror-descriptor.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';
import { codeWords } from './code-words.ts';
import { type CodeScanner, openCodeScanner } from './open-code-scanner.ts';
import {
  findLooks,
  findWaiting,
  kept,
  readCodes,
  type SimilarPair,
  saveSimilar,
  type WaitingLook,
} from './similar-image.repository.ts';

/** Finds the similar images of those that have none yet: queue it with each new look, at start, and once a day. */
export const findSimilarJob = defineJob({
  name: 'image-similar',
  data: z.object({}),
  retries: 2,
  expiresAfter: 4 * 3600,
  isMerged: true,
  startsAfter: 5,
});

/** Number of images the coarse comparison passes to the exact one. */
const candidates = 400;
const perRun = 5000;
const perSave = 50;

/** Finds the similar images of up to `perRun` images, the newest first, and enqueues itself for more. */
export async function findSimilar(jobs: JobQueue, schema: string, db: Database): Promise<void> {
  const waiting = await findWaiting(db, lookRecipe, perRun);
  if (waiting.length === 0) return;
  const scanner = openCodeScanner(await readCodes(db, lookRecipe));
  try {
    for (let first = 0; first < waiting.length; first += perSave) {
      const searched = waiting.slice(first, first + perSave);
      const pairs: SimilarPair[] = [];
      for (const look of searched) pairs.push(...(await findPairs(db, scanner, look)));
      await saveSimilar(db, lookRecipe, searched, pairs);
    }
  } finally {
    await scanner.close();
  }
  if (waiting.length === perRun) await jobs.enqueue(db, findSimilarJob, schema, {});
}

/** Images that look like this one or like it in a mirror. */
async function findPairs(db: Database, scanner: CodeScanner, look: WaitingLook): Promise<SimilarPair[]> {
  const mirrored = mirrorDescriptor(look.descriptor);
  const wanted = [look.code, binaryCode(mirrored)].map(codeWords);
  const near = await scanner.nearest(wanted, { limit: candidates, except: look.imageId });
  return (await findLooks(db, near, lookRecipe))
    .map(({ imageId, descriptor }) => {
      const likeness = Math.max(lookLikeness(look.descriptor, descriptor), lookLikeness(mirrored, descriptor));
      return { imageId: look.imageId, otherId: imageId, likeness: Math.round(likeness * 10_000) };
    })
    .toSorted((a, b) => b.likeness - a.likeness || a.otherId - b.otherId)
    .slice(0, kept);
}
