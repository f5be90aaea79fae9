import type { Database } from '../../../platform/database/database.ts';
import { purgeTrashedAlbums } from './purge-albums.ts';
import { type PurgeDeps, purgeTrashedImages } from './purge-images.ts';
import { findExpired } from './trash.repository.ts';

const batch = 100;

/** Deletes for good what has been in the trash for 30 days. Safe to interrupt and to run again. */
export async function purgeExpired(deps: PurgeDeps, library: { schema: string; db: Database }): Promise<void> {
  const { db } = library;
  for (let purged = batch; purged > 0; )
    purged = (await purgeTrashedImages(deps, library, await findExpired(db, 'image', batch))).length;
  for (let purged = batch; purged > 0; )
    purged = (await purgeTrashedAlbums(db, await findExpired(db, 'album', batch))).length;
}
