import type { Database } from '../../../platform/database/database.ts';
import { findStoredImage, type StoredImage } from './stored-image.repository.ts';

/** How long, at most, another process goes on serving an image that was taken offline here. */
const freshForMs = 3000;
const maxKept = 5000;

interface Kept {
  image: Promise<StoredImage | null>;
  until: number;
}

const keptByTenant = new WeakMap<Database, Map<number, Kept>>();

function keptOf(db: Database): Map<number, Kept> {
  let kept = keptByTenant.get(db);
  if (!kept) {
    kept = new Map();
    keptByTenant.set(db, kept);
  }
  return kept;
}

/** Returns what is needed to serve an image, cached a few seconds because a grid asks for the same images in several sizes. */
export function storedImage(
  db: Database,
  id: number,
  now: () => number = performance.now.bind(performance),
): Promise<StoredImage | null> {
  const kept = keptOf(db);
  const before = kept.get(id);
  if (before && before.until > now()) return before.image;
  kept.delete(id);
  const image = findStoredImage(db, id);
  kept.set(id, { image, until: now() + freshForMs });
  image.catch(() => kept.delete(id));
  // A map keeps insertion order, so the first entry is the oldest.
  const oldest = kept.size > maxKept ? kept.keys().next() : undefined;
  if (oldest && !oldest.done) kept.delete(oldest.value);
  return image;
}

/** Call after a change of state or version, once it is committed. `db` is the tenant's own, not a transaction. */
export function forgetStoredImages(db: Database, ids: readonly number[]): void {
  for (const id of ids) keptByTenant.get(db)?.delete(id);
}

/** Same, after a change that may concern every image. */
export function forgetEveryStoredImage(db: Database): void {
  keptByTenant.delete(db);
}
