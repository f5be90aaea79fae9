import type { Database } from '../../../platform/database/database.ts';
import { countWorks, type PhotographerFigures } from './photographer.repository.ts';

const keptMs = 60_000;
/** Fewer works are always counted again: there one more is noticed. */
const minKept = 1000;
const maxKept = 1000;
const cache = new WeakMap<Database, Map<number, { figures: Promise<PhotographerFigures>; until: number }>>();

/** Returns what a photographer has published; of a thousand images or more as it was up to a minute ago. */
export async function photographerFigures(db: Database, userId: number): Promise<PhotographerFigures> {
  const kept = cache.get(db) ?? new Map();
  cache.set(db, kept);
  const known = kept.get(userId);
  if (known !== undefined && known.until > performance.now()) return known.figures;
  const figures = countWorks(db, userId);
  kept.set(userId, { figures, until: performance.now() + keptMs });
  for (const oldest of kept.keys()) {
    if (kept.size <= maxKept) break;
    kept.delete(oldest);
  }
  try {
    const counted = await figures;
    if (counted.imageCount < minKept) kept.delete(userId);
    return counted;
  } catch (error) {
    kept.delete(userId);
    throw error;
  }
}
