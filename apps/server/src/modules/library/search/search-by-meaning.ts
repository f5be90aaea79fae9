import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { searchImages as searchImagesEndpoint } from '@tuyuan/contract/library/advance-image-search.ts';
import { wallTimeAt } from '@tuyuan/format/wall-time.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { MeaningSearch } from '../meaning/index.ts';
import type { SearchParts } from './card-loaders.ts';
import { countNearestFacets } from './count-nearest-facets.ts';
import { cutPage } from './cut-page.ts';
import type { ImageCriteria } from './image-criteria.ts';
import { inOrder } from './in-order.ts';
import { findNearestMatching, maxShown, type NearestMatching } from './nearest-matching.ts';
import { parseSearchQuery } from './parse-search-query.ts';
import { presentHits } from './present-hits.ts';
import { resolveCriteria } from './resolve-criteria.ts';

type Input = InputOf<typeof searchImagesEndpoint>;
type Output = OutputOf<typeof searchImagesEndpoint>;

export interface ImagesByMeaning {
  db: Database;
  schema: string;
  meaning: MeaningSearch;
  parts: SearchParts;
}

/** A search by meaning waits so long for the model to be loaded and for the vectors to be read. */
const patienceMs = 12_000;

/** Returns what else the images have to match: a time among the words is a filter. Null where no other word is left to search by. */
export async function criteriaByMeaning({ db, parts }: ImagesByMeaning, input: Input): Promise<ImageCriteria | null> {
  const now = wallTimeAt(new Date(parts.now?.() ?? Date.now()), parts.timeZone);
  const query = parseSearchQuery(input.keyword, now);
  const times = query.words.filter(({ kind }) => kind === 'time');
  if (times.length === query.words.length) return null;
  return resolveCriteria(db, { ...input, keyword: '' }, { ...query, words: times });
}

/** Returns the nearest to the words; throws `MeaningSearch.Preparing` after that time. */
export async function findByMeaning(
  { db, schema, meaning, parts }: ImagesByMeaning,
  criteria: ImageCriteria,
  { keyword, sort }: Input,
  patience: number,
): Promise<NearestMatching> {
  if (criteria.findsNothing) return { images: [], isCut: false };
  const { images, isCut } = await findNearestMatching(db, {
    criteria,
    timeZone: parts.timeZone,
    nearest: (limit, among) => meaning.nearest({ db, schema }, keyword.trim(), { limit, among, patienceMs: patience }),
  });
  return { images: inOrder(images.slice(0, maxShown), sort), isCut: isCut || images.length > maxShown };
}

/**
 * Published images on which there is what the words say, whatever they are called, that match every filter; the nearest
 * first unless sorted otherwise. Throws `MeaningSearch.Preparing`.
 */
export async function searchImagesByMeaning(search: ImagesByMeaning, input: Input): Promise<Output> {
  const { db, parts } = search;
  const criteria = await criteriaByMeaning(search, input);
  const findBy = (by: ImageCriteria) => findByMeaning(search, by, input, patienceMs);
  const found = criteria ? await findBy(criteria) : { images: [], isCut: false };
  const { page, ...position } = cutPage(found.images, found.isCut, input);
  const ids = page.map(({ imageId }) => imageId);
  const hits = await presentHits(db, parts.cards, ids, { words: [], exact: false });
  return {
    ...position,
    items: hits.map((hit) => ({ ...hit, reasons: [{ kind: 'meaning', query: input.keyword, matched: '' }] })),
    words: [],
    synonyms: [],
    corrected: null,
    dropped: [],
    didYouMean: null,
    facets: input.withFacets && criteria ? await countNearestFacets(db, criteria, found, findBy) : null,
    relaxations: [],
    isByMeaning: true,
    hiddenCount: 0,
    isEstimate: found.isCut,
  };
}
