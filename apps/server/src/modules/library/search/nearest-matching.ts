import type { Database } from '../../../platform/database/database.ts';
import { maxNearest } from '../../../platform/scan/scan-tables.ts';
import type { ImageCriteria } from './image-criteria.ts';
import { type Candidate, findMatching, findMatchingAmong, isOpen } from './picture-candidates.repository.ts';

/** Up to so many finds are shown. */
export const maxShown = 400;
/** So many of the nearest are asked for where nothing is filtered: some may not be published. */
const open = 1600;
/** Where filters leave so many they are searched alone; where they leave more, among the nearest. */
const narrow = 20_000;

interface Search {
  criteria: ImageCriteria;
  timeZone: string;
  /** Returns ids, the nearest first; of `among` only where it is given. */
  nearest(limit: number, among: readonly number[] | null): Promise<number[]>;
  /** Near whatever else there is. */
  known?: readonly number[];
}

export interface NearestMatching {
  images: Candidate[];
  /** There may be more: not all that match were asked for. */
  isCut: boolean;
}

/** Returns the published images that match, the nearest first. */
export async function findNearestMatching(
  db: Database,
  { criteria, timeZone, nearest, known = [] }: Search,
): Promise<NearestMatching> {
  const matching = isOpen(criteria) ? null : await findMatching(db, criteria, timeZone, narrow + 1);
  const isNarrow = matching !== null && matching.length <= narrow;
  const limit = isNarrow ? maxShown + 1 : matching === null ? open : maxNearest;
  const found = await nearest(limit, isNarrow ? matching : null);
  const near = [...new Set([...known, ...found])];
  const candidates = new Map(
    (await findMatchingAmong(db, criteria, timeZone, near)).map((candidate) => [candidate.imageId, candidate]),
  );
  const images = near.flatMap((id) => candidates.get(id) ?? []);
  return { images, isCut: !isNarrow && found.length === limit };
}
