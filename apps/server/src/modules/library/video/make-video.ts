import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toAppError } from '../../../platform/http/to-app-error.ts';
import { makeFiles } from './make-files.ts';
import { randomName } from './random-name.ts';
import type { VideoDeps, VideoLibrary } from './video-deps.ts';
import { dropLease, failVideo, keepLease, takeLease } from './video-lease.repository.ts';

const heartbeatMs = 5000;

/**
 * Makes the files of a video, unless another process is at it or it is made. What is made of a version stays: an attempt
 * goes on where the last one ended. A failure that another attempt can't mend, or the last one, is stored with the video.
 */
export async function makeVideo(
  deps: VideoDeps,
  library: VideoLibrary,
  videoId: number,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const { schema, db } = library;
  const lease = randomName();
  const video = await takeLease(db, { id: videoId, lease, version: randomName() });
  if (!video) return;
  const folder = join(deps.workFolder, `${schema}.${lease}`);
  const gone = new AbortController();
  const state = { progress: 0 };
  const beat = async () => {
    if (!(await keepLease(db, videoId, lease, state.progress))) gone.abort();
  };
  // A database that is away for a moment is no reason to give the work up: the lease ends by itself.
  const timer = setInterval(() => void beat().catch(() => undefined), heartbeatMs);
  try {
    await mkdir(folder, { recursive: true });
    await makeFiles(deps, library, { video, lease, folder, signal: gone.signal, state });
  } catch (error) {
    if (gone.signal.aborted) return;
    const { code } = toAppError(error).error;
    if (isFinal(error) || isLast) await failVideo(db, videoId, code);
    else await dropLease(db, videoId, lease);
    if (!isFinal(error)) throw error;
  } finally {
    clearInterval(timer);
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is wrong with the file itself, or with this machine. */
function isFinal(error: unknown): boolean {
  return error instanceof AppError && error.code.startsWith('Video.');
}
