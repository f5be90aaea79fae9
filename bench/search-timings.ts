import { searchImages } from '@tuyuan/contract/advance-image-search.ts';
import { getImages } from '@tuyuan/contract/image-data.ts';
import { browseImages, searchImages as runImageSearch } from '@tuyuan/server/src/modules/search/index.ts';
import type { Database } from '@tuyuan/server/src/platform/database/database.ts';
import { type Figures, measure } from './measure.ts';
import { searchParts } from './search-parts.ts';
import { benchQueries } from './search-queries.data.ts';
import { seededRandom } from './seeded-random.ts';

/** Ids of the trees the measured filters draw from. */
export interface FilterIds {
  categories: readonly number[];
  regions: readonly number[];
}

function pick<Item>(random: () => number, items: readonly Item[]): Item[] {
  const at = Math.floor(random() * items.length);
  return items.slice(at, at + 1);
}

/** Newest page narrowed by a category and a region. */
export function timeNewestPages(db: Database, ids: FilterIds, calls: number, clients: number): Promise<Figures> {
  const random = seededRandom(1);
  return measure(calls, clients, () => {
    const one = (items: readonly number[]) => [items[Math.floor(random() * items.length)] ?? 1];
    return browseImages(
      db,
      getImages.input.parse({ categoryIds: one(ids.categories), regionIds: one(ids.regions), maxResultCount: 40 }),
      searchParts,
    );
  });
}

/** A page that begins `depth` images down the list, by key, and the first page of the same list. */
export async function timeDeepPages(
  db: Database,
  filter: Record<string, unknown>,
  depth: number,
  calls: number,
): Promise<{ first: Figures; deep: Figures }> {
  const step = (cursor?: string, maxResultCount = 100) =>
    browseImages(db, getImages.input.parse({ ...filter, maxResultCount, cursor }), searchParts);
  let page = await step();
  for (let read = 100; read < depth && page.nextCursor; read += 100) page = await step(page.nextCursor);
  const cursor = page.nextCursor ?? undefined;
  const first = await measure(calls, 1, () => step(undefined, 40));
  const deep = await measure(calls, 1, () => step(cursor, 40));
  return { first, deep };
}

/** Words, all five facets counted, every second search with one facet selected. */
export function timeFacetedSearches(db: Database, ids: FilterIds, calls: number, clients: number): Promise<Figures> {
  const random = seededRandom(2);
  return measure(calls, clients, (call) => {
    const selection =
      call % 2 === 0
        ? {}
        : call % 4 === 1
          ? { categoryIds: pick(random, ids.categories) }
          : { regionIds: pick(random, ids.regions), orientations: ['landscape'] };
    const keyword = benchQueries[Math.floor(random() * benchQueries.length)] ?? '';
    return runImageSearch(db, searchImages.input.parse({ keyword, ...selection, maxResultCount: 40 }), searchParts);
  });
}
