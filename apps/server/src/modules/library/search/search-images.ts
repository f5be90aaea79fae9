import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { searchImages as searchImagesEndpoint } from '@tuyuan/contract/library/advance-image-search.ts';
import type { ImageFilter } from '@tuyuan/contract/library/image.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findAuthorsNamed } from './author-names.repository.ts';
import type { SearchParts } from './card-loaders.ts';
import { didYouMean } from './did-you-mean.ts';
import { findImagePage, type ImagePageRequest } from './find-image-page.ts';
import { type ImageCriteria, readCriteria } from './image-criteria.ts';
import { presentFacets } from './image-facets.ts';
import { countImages } from './image-survey.repository.ts';
import { findMatchFields } from './match-fields.repository.ts';
import { matchReasons } from './match-reasons.ts';
import { parseSearchQuery, type SearchQuery } from './parse-search-query.ts';
import { findRelaxations } from './relaxations.ts';
import { resolveQuery } from './resolve-query.ts';
import { cachedTrees } from './tree.repository.ts';

type Input = InputOf<typeof searchImagesEndpoint>;
type Output = OutputOf<typeof searchImagesEndpoint>;

/** Up to this many hits another wording is offered, if one is near. */
const littleFound = 2;

/** Reads filter and keyword for the index: words fitted to the vocabulary, author names to their ids. */
export async function resolveCriteria(db: Database, filter: ImageFilter, exact: boolean): Promise<ImageCriteria> {
  const keyword = await resolveQuery(db, parseSearchQuery(filter.keyword, exact));
  const authorIds = filter.author === '' ? null : await findAuthorsNamed(db, filter.author);
  return readCriteria(filter, keyword, authorIds);
}

async function presentHits(
  db: Database,
  cardLoaders: SearchParts['cards'],
  ids: readonly number[],
  query: SearchQuery,
): Promise<Output['items']> {
  const cards = await cardLoaders.loadImageCards(db, ids);
  if (query.words.length === 0 || cards.length === 0) return cards.map((card) => ({ ...card, reasons: [] }));
  const rows = new Map((await findMatchFields(db, ids)).map((row) => [row.id, row]));
  const present = (id: number | null) => (id === null ? [] : [id]);
  const trees = await cachedTrees(db, {
    categories: [...rows.values()].flatMap((row) => present(row.categoryId)),
    regions: [...rows.values()].flatMap((row) => present(row.regionId)),
  });
  return cards.map((card) => {
    const row = rows.get(card.id);
    if (row === undefined) return { ...card, reasons: [] };
    const fields = {
      ...row,
      category: trees.categories.namesOf(row.categoryId).join(' '),
      regions: trees.regions.namesOf(row.regionId),
    };
    return { ...card, reasons: matchReasons(fields, query) };
  });
}

function toRequest(input: Input): ImagePageRequest {
  const { sort, cursor, skipCount, maxResultCount, withFacets } = input;
  return { sort, cursor, skipCount, maxResultCount, withFacets };
}

/** Another wording, only when it finds more under the same filters. */
async function betterWording(db: Database, input: Input, total: number, timeZone: string): Promise<string | null> {
  const keyword = await didYouMean(db, 'photo', input.keyword);
  if (keyword === null) return null;
  const criteria = await resolveCriteria(db, { ...input, keyword }, input.exact);
  return (await countImages(db, criteria, timeZone, total + 1)) > total ? keyword : null;
}

/** Published images by words and filters. Throws `Request.Invalid` for a cursor of another search. */
export async function searchImages(db: Database, input: Input, { cards, timeZone }: SearchParts): Promise<Output> {
  const criteria = await resolveCriteria(db, input, input.exact);
  const page = await findImagePage(db, criteria, toRequest(input), timeZone);
  const isFirstPage = input.cursor === undefined && input.skipCount === 0;
  const query = criteria.keyword;
  const mayMean = isFirstPage && page.totalCount <= littleFound && query.words.length > 0;
  return {
    totalCount: page.totalCount,
    totalCountIsLowerBound: page.totalCountIsLowerBound,
    nextCursor: page.nextCursor,
    items: await presentHits(db, cards, page.ids, query),
    words: query.words.map((word) => word.text),
    synonyms: [...new Set(query.words.flatMap((word) => word.synonyms))],
    didYouMean: mayMean ? await betterWording(db, input, page.totalCount, timeZone) : null,
    facets: input.withFacets && page.survey !== null ? await presentFacets(db, page.survey) : null,
    relaxations: isFirstPage && input.withFacets ? await findRelaxations(db, criteria, page.totalCount, timeZone) : [],
  };
}
