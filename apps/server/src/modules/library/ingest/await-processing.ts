import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../platform/database/database.ts';
import { findStates, type KnownImage } from './added-image.repository.ts';
import type { IngestDeps } from './ingest-deps.ts';
import { processImageJob } from './process-image-job.ts';

const pollMs = 250;
/** So long nothing may be queued while images still wait before they count as left behind. */
const emptyQueuePolls = 8;

/** Waits until all these images are ready or failed, or the queue stays empty. Returns their states. */
export async function awaitProcessing(
  { jobs }: IngestDeps,
  db: Database,
  ids: readonly number[],
  onProgress: (done: number) => void,
): Promise<KnownImage[]> {
  let idlePolls = 0;
  for (;;) {
    const states = await findStates(db, ids);
    const queued = states.filter(({ processingState }) => processingState === 'queued').length;
    onProgress(states.length - queued);
    if (queued === 0 || idlePolls >= emptyQueuePolls) return states;
    await pause(pollMs);
    idlePolls = (await jobs.pending(processImageJob)) === 0 ? idlePolls + 1 : 0;
  }
}
