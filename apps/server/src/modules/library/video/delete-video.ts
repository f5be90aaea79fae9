import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { databaseErrorOf } from '../../../platform/database/database-fault.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { deleteVideoFiles } from './tidy-videos.ts';
import { deleteVideoRow, lockVideo } from './video.repository.ts';
import type { VideoDeps, VideoLibrary } from './video-deps.ts';

/**
 * Deletes a video for good. Throws `Video.NotFound`, `Video.StateMismatch` for a published one, and `Video.Sold` for one that
 * was ordered: its licensees go on downloading it.
 */
export async function deleteVideo(
  { storage }: Pick<VideoDeps, 'storage'>,
  { schema, db }: VideoLibrary,
  id: number,
): Promise<void> {
  const { key } = await inTransaction(db, async (transaction) => {
    const video = await orThrow(lockVideo(transaction, id), 'Video.NotFound');
    if (video.state === 'published') throw new AppError('Video.StateMismatch');
    await deleteVideoRow(transaction, id);
    return video;
  }).catch((cause: unknown) => {
    throw databaseErrorOf(cause)?.code === '23503' ? new AppError('Video.Sold', { cause }) : cause;
  });
  // What a killed process leaves, and what is being made at this moment, is swept.
  await deleteVideoFiles(storage, schema, key);
}
