import type { Database } from '../../../platform/database/database.ts';
import { balanceSegments } from './balance-segments.ts';
import { findStaleAlbums, findStalePhotographers } from './group-index.repository.ts';
import { indexAlbums, indexPhotographers } from './index-groups.ts';
import { indexImages } from './index-images.ts';
import { rebuildSearchTerms } from './rebuild-search-terms.ts';
import { refreshPopularity } from './refresh-popularity.ts';
import { findStaleImages } from './search-index.repository.ts';
import { tokenizerVersion } from './tokenizer-version.ts';

const batch = 500;

async function eachBatch(find: () => Promise<number[]>, index: (ids: number[]) => Promise<void>): Promise<number> {
  let done = 0;
  let last = '';
  for (;;) {
    const ids = await find();
    // The same ids twice mean that indexing does not settle them; continuing would never end.
    if (ids.length === 0 || ids.join() === last) return done;
    last = ids.join();
    await index(ids);
    done += ids.length;
  }
}

/**
 * Indexes whatever is missing or of another tokenizer version, then balances the segments, refreshes popularity and
 * recounts the vocabulary. Safe to run and to interrupt at any time. Returns the number of rows indexed.
 */
export async function reindexStale(db: Database, timeZone: string): Promise<number> {
  const images = await eachBatch(
    () => findStaleImages(db, tokenizerVersion, batch),
    (ids) => indexImages(db, ids, timeZone),
  );
  const albums = await eachBatch(
    () => findStaleAlbums(db, tokenizerVersion, batch),
    (ids) => indexAlbums(db, ids),
  );
  const photographers = await eachBatch(
    () => findStalePhotographers(db, tokenizerVersion, batch),
    (ids) => indexPhotographers(db, ids),
  );
  await balanceSegments(db);
  await refreshPopularity(db, 'all');
  await rebuildSearchTerms(db);
  return images + albums + photographers;
}
