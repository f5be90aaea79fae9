import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { searchImages as searchImagesEndpoint } from '@tuyuan/contract/library/advance-image-search.ts';
import { wallTimeAt } from '@tuyuan/format/wall-time.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SearchParts } from './card-loaders.ts';
import { findImagePage, type ImagePageRequest } from './find-image-page.ts';
import { betterWording, findInstead } from './find-instead.ts';
import { presentFacets } from './image-facets.ts';
import { parseExactQuery, parseSearchQuery } from './parse-search-query.ts';
import { presentHits } from './present-hits.ts';
import { findRelaxations } from './relaxations.ts';
import { resolveCriteria } from './resolve-criteria.ts';

type Input = InputOf<typeof searchImagesEndpoint>;
type Output = OutputOf<typeof searchImagesEndpoint>;

/** Up to this many hits another wording is offered, if one is near. */
const littleFound = 2;

function toRequest(input: Input): ImagePageRequest {
  const { sort, cursor, skipCount, maxResultCount, withFacets } = input;
  return { sort, cursor, skipCount, maxResultCount, withFacets };
}

/** Published images by words and filters. Throws `Request.Invalid` for a cursor of another search. */
export async function searchImages(db: Database, input: Input, parts: SearchParts): Promise<Output> {
  const { timeZone } = parts;
  const now = wallTimeAt(new Date(parts.now?.() ?? Date.now()), timeZone);
  const parse = (keyword: string) => (input.exact ? parseExactQuery(keyword) : parseSearchQuery(keyword, now));
  const request = toRequest(input);
  const typed = await resolveCriteria(db, input, parse(input.keyword));
  const found = await findImagePage(db, typed, request, timeZone);
  const isEmpty = found.totalCount === 0 || (input.cursor !== undefined && found.ids.length === 0);
  const instead =
    isEmpty && !input.exact && typed.keyword.words.length > 0
      ? await findInstead(db, { filter: input, criteria: typed, timeZone, parse })
      : null;
  const criteria = instead?.criteria ?? typed;
  const page = instead === null ? found : await findImagePage(db, criteria, request, timeZone);
  const isFirstPage = input.cursor === undefined && input.skipCount === 0;
  const query = criteria.keyword;
  const mayMean = isFirstPage && instead === null && page.totalCount <= littleFound && query.words.length > 0;
  return {
    totalCount: page.totalCount,
    totalCountIsLowerBound: page.totalCountIsLowerBound,
    nextCursor: page.nextCursor,
    items: await presentHits(db, parts.cards, page.ids, query),
    words: query.words.map((word) => word.text),
    synonyms: [...new Set(query.words.flatMap((word) => word.synonyms))],
    corrected: instead?.corrected ?? null,
    dropped: instead?.dropped ?? [],
    didYouMean: mayMean ? await betterWording(db, { filter: input, criteria, timeZone, parse }, page.totalCount) : null,
    facets: input.withFacets && page.survey !== null ? await presentFacets(db, page.survey) : null,
    isByMeaning: false,
    hiddenCount: 0,
    isEstimate: false,
    relaxations: isFirstPage && input.withFacets ? await findRelaxations(db, criteria, page.totalCount, timeZone) : [],
  };
}
