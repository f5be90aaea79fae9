import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { resumeVideo as call } from '@tuyuan/contract/library/video-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { findVideo } from './video.repository.ts';

/** Throws `Video.NotFound`, `Video.StateMismatch` for one that has come, `Upload.Altered` for a file of another length. */
export async function resumeVideo(
  db: Database,
  { id, bytes }: InputOf<typeof call>,
): Promise<{ id: number; key: string }> {
  const video = await orThrow(findVideo(db, id), 'Video.NotFound');
  if (video.state !== 'draft') throw new AppError('Video.StateMismatch');
  if (video.bytes !== bytes) throw new AppError('Upload.Altered');
  return { id, key: video.key };
}
