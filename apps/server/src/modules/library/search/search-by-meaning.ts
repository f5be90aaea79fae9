import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { searchImages as searchImagesEndpoint } from '@tuyuan/contract/library/advance-image-search.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { wallTimeAt } from '@tuyuan/format/wall-time.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { MeaningSearch } from '../meaning/index.ts';
import type { SearchParts } from './card-loaders.ts';
import { countNearestFacets } from './count-nearest-facets.ts';
import { cutPage } from './cut-page.ts';
import type { ImageCriteria } from './image-criteria.ts';
import { inOrder } from './in-order.ts';
import { findNearestMatching, mostShown, type NearestMatching } from './nearest-matching.ts';
import { parseSearchQuery } from './parse-search-query.ts';
import { presentHits } from './present-hits.ts';
import { fewHits } from './relaxations.ts';
import { resolveCriteria } from './resolve-criteria.ts';

type Input = InputOf<typeof searchImagesEndpoint>;
type Output = OutputOf<typeof searchImagesEndpoint>;

interface ImagesByMeaning {
  db: Database;
  schema: string;
  meaning: MeaningSearch;
  parts: SearchParts;
}

/** Who asks for it waits for the model to be loaded; who is merely offered it doesn't. */
const [askedPatienceMs, offeredPatienceMs] = [12_000, 1500];

/** Returns whether words are left to search by: a time is a filter, not on the picture. */
async function criteriaOf({ db, parts }: ImagesByMeaning, input: Input): Promise<ImageCriteria | null> {
  const now = wallTimeAt(new Date(parts.now?.() ?? Date.now()), parts.timeZone);
  const query = parseSearchQuery(input.keyword, now);
  const times = query.words.filter(({ kind }) => kind === 'time');
  if (times.length === query.words.length) return null;
  return resolveCriteria(db, { ...input, keyword: '' }, { ...query, words: times });
}

async function find(
  { db, schema, meaning, parts }: ImagesByMeaning,
  criteria: ImageCriteria,
  { keyword, sort }: Input,
  patienceMs: number,
): Promise<NearestMatching> {
  if (criteria.findsNothing) return { images: [], isCut: false };
  const { images, isCut } = await findNearestMatching(db, {
    criteria,
    timeZone: parts.timeZone,
    nearest: (limit, among) => meaning.nearest({ db, schema }, keyword.trim(), { limit, among, patienceMs }),
  });
  return { images: inOrder(images.slice(0, mostShown), sort), isCut: isCut || images.length > mostShown };
}

/**
 * Published images on which there is what the words say, whatever they are called, that match every filter; the nearest
 * first unless sorted otherwise. Throws `MeaningSearch.Preparing`.
 */
export async function searchImagesByMeaning(search: ImagesByMeaning, input: Input): Promise<Output> {
  const { db, parts } = search;
  const criteria = await criteriaOf(search, input);
  const findBy = (by: ImageCriteria) => find(search, by, input, askedPatienceMs);
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

/** Offers, where the words find few images or not all of them count, how many more are found by what is on them. */
export async function offerMeaning(search: ImagesByMeaning, input: Input, found: Output): Promise<Output> {
  const isFirstPage = input.cursor === undefined && input.skipCount === 0;
  const isAsTyped = found.dropped.length === 0 && found.corrected === null;
  if (!isFirstPage || !input.withFacets || input.exact || (isAsTyped && found.totalCount >= fewHits)) return found;
  const criteria = await criteriaOf(search, input);
  if (criteria === null) return found;
  const shown = new Set(found.items.map(({ id }) => id));
  const { images } = await find(search, criteria, input, offeredPatienceMs).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'MeaningSearch.Preparing') return { images: [] };
    throw error;
  });
  const gain = images.filter(({ imageId }) => !shown.has(imageId)).length;
  if (gain === 0) return found;
  return { ...found, relaxations: [{ condition: 'meaning', word: null, gain }, ...found.relaxations] };
}
