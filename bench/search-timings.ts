import { availableParallelism } from 'node:os';
import { getSuggestions, searchImages } from '@tuyuan/contract/library/advance-image-search.ts';
import { getImages } from '@tuyuan/contract/library/image-data.ts';
import { browseImages, searchImages as runImageSearch } from '@tuyuan/server/src/modules/library/index.ts';
import { searchQueue } from '@tuyuan/server/src/modules/library/search/search-queue.ts';
import { suggestTerms } from '@tuyuan/server/src/modules/library/search/suggest-terms.ts';
import { forgetSurveys } from '@tuyuan/server/src/modules/library/search/survey-once.ts';
import { type Figures, measure } from './measure.ts';
import type { SearchBench } from './search-database.ts';
import { searchParts } from './search-parts.ts';
import { benchQueries } from './search-queries.data.ts';
import { seededRandom } from './seeded-random.ts';

function pick<Item>(random: () => number, items: readonly Item[]): Item[] {
  const at = Math.floor(random() * items.length);
  return items.slice(at, at + 1);
}

/** Measures the cost of one database round trip on this machine: the baseline for every other line. */
export function timeBareTrips(bench: SearchBench, calls: number, clients: number): Promise<Figures> {
  return measure(calls, clients, () => bench.pool.query('SELECT 1'), bench.databaseCpu);
}

/** Newest page narrowed by a category and a region. */
export function timeNewestPages(bench: SearchBench, calls: number, clients: number): Promise<Figures> {
  const random = seededRandom(1);
  return measure(
    calls,
    clients,
    () => {
      forgetSurveys(bench.db);
      const filter = { categoryIds: pick(random, bench.ids.categories), regionIds: pick(random, bench.ids.regions) };
      return browseImages(bench.db, getImages.input.parse({ ...filter, maxResultCount: 40 }), searchParts);
    },
    bench.databaseCpu,
  );
}

/** Measures a page `depth` images down the list, by key, and the first page of the same list, alternately. */
export async function timeDeepPages(
  bench: SearchBench,
  filter: Record<string, unknown>,
  depth: number,
  calls: number,
): Promise<{ first: Figures; deep: Figures }> {
  const step = (cursor?: string, maxResultCount = 100) => {
    forgetSurveys(bench.db);
    return browseImages(bench.db, getImages.input.parse({ ...filter, maxResultCount, cursor }), searchParts);
  };
  let page = await step();
  for (let read = 100; read < depth && page.nextCursor; read += 100) page = await step(page.nextCursor);
  const cursor = page.nextCursor ?? undefined;
  const first = await measure(calls, 1, () => step(undefined, 40), bench.databaseCpu);
  const deep = await measure(calls, 1, () => step(cursor, 40), bench.databaseCpu);
  return { first, deep };
}

/**
 * Measures searches drawn evenly from the queries, common and rare, counting all five facets: half of them plain, a
 * quarter with a category, a quarter with a region and an orientation. Without `keeping`, every search is counted
 * again.
 */
export function timeFacetedSearches(
  bench: SearchBench,
  calls: number,
  clients: number,
  { keeping = false, seed = 2 } = {},
): Promise<Figures> {
  const random = seededRandom(seed);
  // Same as in the server's route.
  const queued = searchQueue(availableParallelism() + 1);
  return measure(
    calls,
    clients,
    (call) => {
      if (!keeping) forgetSurveys(bench.db);
      const selection =
        call % 2 === 0
          ? {}
          : call % 4 === 1
            ? { categoryIds: pick(random, bench.ids.categories) }
            : { regionIds: pick(random, bench.ids.regions), orientations: ['landscape'] };
      const [keyword] = pick(random, benchQueries);
      const input = searchImages.input.parse({ keyword, ...selection, maxResultCount: 40 });
      return queued(() => runImageSearch(bench.db, input, searchParts));
    },
    bench.databaseCpu,
  );
}

/** Measures completions requested character by character while a query is typed. */
export function timeSuggestions(bench: SearchBench, calls: number, clients: number): Promise<Figures> {
  const typed = benchQueries.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)));
  return measure(
    calls,
    clients,
    (call) => suggestTerms(bench.db, getSuggestions.input.parse({ keyword: typed[(call * 7) % typed.length] })),
    bench.databaseCpu,
  );
}

const misspelt = [
  '雪善',
  '梅里雪衫',
  '香格里辣',
  '泸沽胡',
  '油彩花',
  'xueshna',
  'lijaing',
  '大理古成 夜境',
  '元阳 梯甜',
];

/** Measures searches without results that suggest another wording. */
export function timeOtherWordings(bench: SearchBench, calls: number, clients: number): Promise<Figures> {
  return measure(
    calls,
    clients,
    (call) =>
      runImageSearch(
        bench.db,
        searchImages.input.parse({ keyword: misspelt[call % misspelt.length], maxResultCount: 40 }),
        searchParts,
      ),
    bench.databaseCpu,
  );
}
