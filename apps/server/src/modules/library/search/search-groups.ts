import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type {
  searchAlbums as albumsEndpoint,
  searchPhotographers as photographersEndpoint,
} from '@tuyuan/contract/library/advance-image-search.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SearchParts } from './card-loaders.ts';
import { didYouMean } from './did-you-mean.ts';
import {
  countCap,
  findAlbums,
  findPhotographers,
  type GroupHits,
  type GroupSearch,
} from './group-search.repository.ts';
import { facetKinds } from './image-criteria.ts';
import { readCursor, writeCursor } from './page-cursor.ts';
import { parseSearchQuery, type SearchQuery } from './parse-search-query.ts';
import { resolveQuery } from './resolve-query.ts';
import type { TermKind } from './search-term.repository.ts';
import { facetTsquery, literalTsquery, wordsTsquery } from './search-tsquery.ts';

interface Request {
  keyword: string;
  exact: boolean;
  categoryIds: readonly number[];
  regionIds: readonly number[];
  sort: GroupSearch['sort'];
  cursor: string | undefined;
  skipCount: number;
  maxResultCount: number;
}

interface GroupPage extends GroupHits {
  query: SearchQuery;
  didYouMean: string | null;
  nextCursor: string | null;
}

async function findPage(
  db: Database,
  kind: TermKind,
  request: Request,
  find: (db: Database, search: GroupSearch) => Promise<GroupHits>,
): Promise<GroupPage> {
  const query = await resolveQuery(db, parseSearchQuery(request.keyword, request.exact));
  const cursor = request.cursor === undefined ? null : readCursor(request.cursor);
  const offset = cursor?.by === 'rank' ? cursor.offset : request.skipCount;
  const parts = [wordsTsquery(query)];
  if (request.categoryIds.length > 0) parts.push(facetTsquery(facetKinds.category, request.categoryIds));
  if (request.regionIds.length > 0) parts.push(facetTsquery(facetKinds.region, request.regionIds));
  const isUnreadable = request.keyword !== '' && query.words.length === 0;
  const search = {
    tsquery: parts.filter((part) => part !== '').join(' & '),
    literal: literalTsquery(query),
    sort: request.sort,
    offset,
    limit: request.maxResultCount,
  };
  const hits = isUnreadable ? { ids: [], total: 0 } : await find(db, search);
  const reached = offset + hits.ids.length;
  return {
    ...hits,
    query,
    didYouMean: hits.total === 0 && query.words.length > 0 ? await didYouMean(db, kind, request.keyword) : null,
    nextCursor:
      hits.ids.length > 0 && reached < Math.min(hits.total, countCap)
        ? writeCursor({ by: 'rank', offset: reached, total: hits.total })
        : null,
  };
}

function reading({ total, query, didYouMean: meant, nextCursor }: GroupPage) {
  return {
    totalCount: Math.min(total, countCap),
    totalCountIsLowerBound: total > countCap,
    nextCursor,
    words: query.words.map((word) => word.text),
    synonyms: [...new Set(query.words.flatMap((word) => word.synonyms))],
    didYouMean: meant,
  };
}

/** Published albums by words, category and region, both with descendants. */
export async function searchAlbums(
  db: Database,
  input: InputOf<typeof albumsEndpoint>,
  { cards }: SearchParts,
): Promise<AnswerTo<typeof albumsEndpoint>> {
  const page = await findPage(db, 'gallery', { ...input, cursor: input.cursor }, findAlbums);
  return { ...reading(page), items: await cards.loadAlbumCards(db, page.ids) };
}

/** Active photographers by name, sign, unit and region. */
export async function searchPhotographers(
  db: Database,
  input: InputOf<typeof photographersEndpoint>,
  { cards }: SearchParts,
): Promise<OutputOf<typeof photographersEndpoint>> {
  const page = await findPage(
    db,
    'photographer',
    { ...input, exact: false, categoryIds: [], sort: 'relevance', cursor: undefined },
    findPhotographers,
  );
  return { ...reading(page), items: await cards.loadPhotographerCards(db, page.ids) };
}
