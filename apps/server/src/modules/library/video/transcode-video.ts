import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { findVideoDraft, type VideoDraftRow } from './managed-video.repository.ts';
import { lockVideo, requeueVideo } from './video.repository.ts';
import type { VideoDeps, VideoLibrary } from './video-deps.ts';
import { makeVideoJob } from './video-jobs.ts';

/** Makes a video's files again. Throws `Video.NotFound`, `Video.StateMismatch` for one that is on its way or published, `Video.EncoderMissing`. */
export async function transcodeVideo(
  { encoder, jobs }: Pick<VideoDeps, 'encoder' | 'jobs'>,
  { schema, db }: VideoLibrary,
  id: number,
): Promise<VideoDraftRow> {
  if (!(await encoder.isThere())) throw new AppError('Video.EncoderMissing');
  return inTransaction(db, async (transaction) => {
    const { state } = await orThrow(lockVideo(transaction, id), 'Video.NotFound');
    if (!['failed', 'ready', 'offline'].includes(state)) throw new AppError('Video.StateMismatch');
    await requeueVideo(transaction, id);
    await jobs.enqueue(transaction, makeVideoJob, schema, {});
    return orThrow(findVideoDraft(transaction, id), 'Video.NotFound');
  });
}
