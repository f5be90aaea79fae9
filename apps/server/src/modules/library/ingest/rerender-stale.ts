import { setTimeout as sleep } from 'node:timers/promises';
import { toAppError } from '../../../platform/http/to-app-error.ts';
import { findStaleImages, rerenderJob } from '../watermarks/index.ts';
import type { IngestDeps, TenantLibrary } from './ingest-deps.ts';
import { noteFailedRendering } from './processed-image.repository.ts';
import { renderAgain } from './render-again.ts';

/** Less than the job may take, so that a queue in good health never takes it for dead. */
const runsForMs = 5 * 60_000;
/** Faults that aren't a picture's, one after another, after which the job gives up for now. */
const patience = 5;
const retryMs = 1000;

/**
 * Renders the images with an old watermark again, a few at once, what is looked at most first. Ends when none is left
 * or it is paused, which is heeded after the images under way; enqueues itself when there are more.
 */
export async function rerenderStale(deps: IngestDeps, library: TenantLibrary, concurrency: number): Promise<void> {
  const endsAt = performance.now() + runsForMs;
  let faults = 0;
  async function render({ id, version }: { id: number; version: string }): Promise<void> {
    try {
      await renderAgain(deps, library, id, version);
      faults = 0;
    } catch (error) {
      faults += 1;
      if (faults >= patience) throw error;
      await noteFailedRendering(library.db, id, version, toAppError(error).error.code);
      await sleep(retryMs);
    }
  }
  for (;;) {
    const images = await findStaleImages(library.db, concurrency);
    if (images.length === 0) return;
    if (performance.now() > endsAt) return deps.jobs.enqueue(library.db, rerenderJob, library.schema, {});
    await Promise.all(images.map(render));
  }
}
