import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import type { ServedFile } from '../../site/index.ts';
import { findVideo, type VideoRow } from './video.repository.ts';
import { videoOriginalKey } from './video-files.ts';

interface Place {
  db: Database;
  schema: string;
  storage: BlobStore;
}

/** Returns the original of a video, whatever its state: the caller decides who may have it. Throws `Resource.NotFound`. */
export async function findOriginalOf({ db, schema, storage }: Place, id: number): Promise<ServedFile> {
  return originalOf({ schema, storage }, await orThrow(findVideo(db, id), 'Resource.NotFound'));
}

/** As `findOriginalOf`, of a video that was read. */
export async function originalOf(
  { schema, storage }: Omit<Place, 'db'>,
  { id, key: name, bytes, format }: VideoRow,
): Promise<ServedFile> {
  const key = videoOriginalKey(schema, name);
  const size = await storage.size(key);
  if (size !== bytes || format === null) throw new AppError('Resource.NotFound');
  return {
    key,
    size,
    etag: `"${name}"`,
    headers: {
      'content-type': format === 'mov' ? 'video/quicktime' : 'video/mp4',
      'content-disposition': `attachment; filename="V${String(id).padStart(6, '0')}.${format}"`,
      'cache-control': 'private, no-store',
    },
  };
}
