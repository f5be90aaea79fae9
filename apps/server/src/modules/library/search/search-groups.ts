import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type {
  searchAlbums as albumsEndpoint,
  searchPhotographers as photographersEndpoint,
} from '@tuyuan/contract/library/advance-image-search.ts';
import { wallTimeAt } from '@tuyuan/format/wall-time.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SearchParts } from './card-loaders.ts';
import { didYouMean } from './did-you-mean.ts';
import { facetKinds } from './facet-kinds.ts';
import {
  countCap,
  findAlbums,
  findPhotographers,
  type GroupHits,
  type GroupSearch,
} from './group-search.repository.ts';
import { readCursor, writeCursor } from './page-cursor.ts';
import { parseExactQuery, parseSearchQuery, type SearchQuery } from './parse-search-query.ts';
import { resolveQuery } from './resolve-query.ts';
import type { TermKind } from './search-term.repository.ts';
import { facetTsquery, literalTsquery, wordsTsquery } from './search-tsquery.ts';

interface Request {
  keyword: string;
  exact: boolean;
  timeZone: string;
  categoryIds: readonly number[];
  regionIds: readonly number[];
  sort: GroupSearch['sort'];
  cursor: string | undefined;
  skipCount: number;
  maxResultCount: number;
}

interface GroupPage extends GroupHits {
  query: SearchQuery;
  /** The wording searched in place of the typed one. */
  corrected: string | null;
  nextCursor: string | null;
}

async function findPage(
  db: Database,
  kind: TermKind,
  request: Request,
  find: (db: Database, search: GroupSearch) => Promise<GroupHits>,
): Promise<GroupPage> {
  const typed = await searchGroup(db, request, request.keyword, find);
  const corrected = typed.total === 0 && !request.exact ? await didYouMean(db, kind, request.keyword) : null;
  const meant = corrected === null ? typed : await searchGroup(db, request, corrected, find);
  return meant.total > 0 ? { ...meant, corrected } : { ...typed, corrected: null };
}

async function searchGroup(
  db: Database,
  request: Request,
  keyword: string,
  find: (db: Database, search: GroupSearch) => Promise<GroupHits>,
): Promise<Omit<GroupPage, 'corrected'>> {
  const now = wallTimeAt(new Date(), request.timeZone);
  const query = await resolveQuery(db, request.exact ? parseExactQuery(keyword) : parseSearchQuery(keyword, now));
  const cursor = request.cursor === undefined ? null : readCursor(request.cursor);
  const offset = cursor?.by === 'rank' ? cursor.offset : request.skipCount;
  const parts = [wordsTsquery(query)];
  if (request.categoryIds.length > 0) parts.push(facetTsquery(facetKinds.category, request.categoryIds));
  if (request.regionIds.length > 0) parts.push(facetTsquery(facetKinds.region, request.regionIds));
  const isUnreadable = keyword !== '' && query.words.length === 0;
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
    nextCursor:
      hits.ids.length > 0 && reached < Math.min(hits.total, countCap)
        ? writeCursor({ by: 'rank', offset: reached, total: hits.total })
        : null,
  };
}

function reading({ total, query, corrected, nextCursor }: GroupPage) {
  return {
    totalCount: Math.min(total, countCap),
    totalCountIsLowerBound: total > countCap,
    nextCursor,
    words: query.words.map((word) => word.text),
    synonyms: [...new Set(query.words.flatMap((word) => word.synonyms))],
    corrected,
    dropped: [],
  };
}

/** Published albums by words, category and region, both with descendants. */
export async function searchAlbums(
  db: Database,
  input: InputOf<typeof albumsEndpoint>,
  { cards, timeZone }: SearchParts,
): Promise<AnswerTo<typeof albumsEndpoint>> {
  const page = await findPage(db, 'gallery', { ...input, timeZone, cursor: input.cursor }, findAlbums);
  return { ...reading(page), items: await cards.loadAlbumCards(db, page.ids), hiddenCount: 0, isEstimate: false };
}

/** Active photographers by name, sign, unit and region. */
export async function searchPhotographers(
  db: Database,
  input: InputOf<typeof photographersEndpoint>,
  { cards, timeZone }: SearchParts,
): Promise<OutputOf<typeof photographersEndpoint>> {
  const page = await findPage(
    db,
    'photographer',
    { ...input, timeZone, exact: false, categoryIds: [], sort: 'relevance', cursor: undefined },
    findPhotographers,
  );
  return { ...reading(page), items: await cards.loadPhotographerCards(db, page.ids) };
}
