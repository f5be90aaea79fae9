import { AppError } from '@tuyuan/errors/app-error.ts';
import { z } from 'zod';
import { inTransaction } from '../../../platform/database/database.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';
import { type CopyDeps, type CopyLibrary, findCopies } from './find-copies.ts';
import { findUnchecked, saveCopies } from './image-copy.repository.ts';

/** Holds images against the library that nobody has held against it: queued with each new picture, and once a day. */
export const checkCopiesJob = defineJob({
  name: 'image-copies',
  data: z.object({}),
  retries: 3,
  expiresAfter: 3600,
  isMerged: true,
  // Until the renderings are all there, and what comes with them is through.
  startsAfter: 60,
});

const batch = 50;
/** After this it enqueues itself anew, so that no job is long and other sites have their turn. */
const maxRunMs = 120_000;
const newest = 2_147_483_647;

/** Looks through what waits, the newest first; every image is settled on its own, so that it can be stopped at any time. */
export async function checkCopies(
  { jobs, ...deps }: CopyDeps & { jobs: Pick<JobQueue, 'enqueue'> },
  library: CopyLibrary,
): Promise<void> {
  const until = performance.now() + maxRunMs;
  for (let before = newest; ; ) {
    const ids = await findUnchecked(library.db, before, batch);
    for (const id of ids) {
      if (performance.now() > until) {
        await jobs.enqueue(library.db, checkCopiesJob, library.schema, {});
        return;
      }
      await checkImage(deps, library, id);
      before = id;
    }
    if (ids.length < batch) return;
  }
}

/** A picture that can't be read is taken as one without copies, so that the others have their turn. */
async function checkImage(deps: CopyDeps, library: CopyLibrary, id: number): Promise<void> {
  const found = await findCopies(deps, library, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code.startsWith('Picture.')) return [];
    throw error;
  });
  if (found) await inTransaction(library.db, (transaction) => saveCopies(transaction, id, found));
}
