import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { makeFiles } from './make-files.ts';
import { randomName } from './random-name.ts';
import type { MakingDeps, VideoLibrary } from './video-deps.ts';
import { makeVideoJob } from './video-jobs.ts';
import { dropLease, failVideo, hasUnmade, keepLease, type Leased, takeNextLease } from './video-lease.repository.ts';

const heartbeatMs = 5000;
/** So often is a video begun without anything of it being finished. */
const maxAttempts = 4;
const secondsPerAttempt = 10;

/**
 * Makes the files of the site's video that has waited longest, if there is one, and queues the next behind those of other
 * sites. What is made of a version stays: an attempt goes on where the last one ended. A failure that another attempt
 * can't mend, or the last one, is stored with the video.
 */
export async function makeNextVideo(deps: MakingDeps, library: VideoLibrary): Promise<void> {
  const { schema, db } = library;
  const lease = randomName();
  const video = await takeNextLease(db, { lease, version: randomName() });
  if (!video) return;
  await makeLeased(deps, library, video, lease);
  if (await hasUnmade(db)) await deps.jobs.enqueue(db, makeVideoJob, schema, {});
}

async function makeLeased(deps: MakingDeps, library: VideoLibrary, video: Leased, lease: string): Promise<void> {
  const { schema, db } = library;
  const folder = join(deps.workFolder, `${schema}.${lease}`);
  const gone = new AbortController();
  const state = { progress: 0 };
  const beat = async () => {
    if (!(await keepLease(db, video.id, lease, state.progress))) gone.abort();
  };
  const assertOwn = async () => {
    await beat();
    gone.signal.throwIfAborted();
  };
  // A database that is away for a moment is no reason to give the work up: the lease ends by itself.
  const timer = setInterval(() => void beat().catch(() => undefined), heartbeatMs);
  try {
    // Every process that had it was killed in the midst: so may be the next.
    if (video.attempts > maxAttempts) throw new AppError('Video.Interrupted');
    await mkdir(folder, { recursive: true });
    await makeFiles(deps, library, { video, lease, folder, signal: gone.signal, assertOwn, state });
  } catch (error) {
    if (!gone.signal.aborted) await noteFailure(deps, library, { video, lease, error });
  } finally {
    clearInterval(timer);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Fails the video, or puts it off for a while; neither where another process has it by now. */
async function noteFailure(
  { logger }: MakingDeps,
  { schema, db }: VideoLibrary,
  { video: { id, attempts }, lease, error }: { video: Leased; lease: string; error: unknown },
): Promise<void> {
  const code = error instanceof AppError ? error.code : 'Video.Interrupted';
  const told = { err: error, schema, videoId: id, code, attempts };
  if (isFinal(error) || attempts >= maxAttempts) {
    if (await failVideo(db, { id, lease, code })) logger.error(told, 'video failed');
  } else if (await dropLease(db, { id, lease, pauseSeconds: attempts * secondsPerAttempt }))
    logger.warn(told, 'video put off');
}

/** What is wrong with the file itself. */
function isFinal(error: unknown): boolean {
  return error instanceof AppError && error.code.startsWith('Video.') && error.code !== 'Video.EncoderMissing';
}
