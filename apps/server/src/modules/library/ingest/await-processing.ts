import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../platform/database/database.ts';
import { findStates, type KnownImage } from './added-image.repository.ts';
import type { IngestDeps } from './ingest-deps.ts';
import { processImageJob } from './process-image-job.ts';

const pollMs = 250;
/** So long nothing may be queued while images still wait before they count as left behind. */
const emptyQueuePolls = 8;

/**
 * Waits until all these images are ready or failed and rendered in full, or the queue stays empty. Returns their states.
 * `onProgress` gets how many are processed and how many are still being rendered.
 */
export async function awaitProcessing(
  { jobs }: IngestDeps,
  db: Database,
  ids: readonly number[],
  onProgress: (processed: number, unfinished: number) => void,
): Promise<KnownImage[]> {
  let idlePolls = 0;
  for (;;) {
    const states = await findStates(db, ids);
    const queued = states.filter(({ processingState }) => processingState === 'queued').length;
    const pending = ids.length === 0 ? 0 : await jobs.pending(processImageJob);
    onProgress(states.length - queued, Math.max(0, pending - queued));
    if (pending === 0 && (queued === 0 || idlePolls >= emptyQueuePolls)) return states;
    await pause(pollMs);
    idlePolls = pending === 0 ? idlePolls + 1 : 0;
  }
}
