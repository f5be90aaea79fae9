import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { removePanorama } from './managed-panorama.repository.ts';
import { panoramaTilesFolder } from './panorama-files.ts';
import { findFilesOf } from './panorama-picture.repository.ts';

/** Deletes a panorama, then its files. Throws `Panorama.NotFound`. */
export async function deletePanorama(
  storage: BlobStore,
  { db, schema }: { db: Database; schema: string },
  id: number,
): Promise<void> {
  const files = await findFilesOf(db, id);
  if (!(await removePanorama(db, id))) throw new AppError('Panorama.NotFound');
  const keys = files.map(({ originalKey }) => originalKey);
  for (const { version } of files) {
    if (version === null) continue;
    for await (const { key } of storage.list(panoramaTilesFolder(schema, version))) keys.push(key);
  }
  await storage.delete(keys);
}
