import type { Relaxation } from '@tuyuan/contract/library/advance-image-search.ts';
import type { albumSorts } from '@tuyuan/contract/library/album-data.ts';
import type { ImageSort } from '@tuyuan/contract/library/image.ts';
import {
  emptyImageFilter,
  filterArgument,
  type ImageFilter,
  readImageFilter,
  readText,
  readWholeNumber,
  withQuery,
  writeImageFilter,
} from '../../../shared/image-filter.ts';
import {
  type PictureQuery,
  pictureArgument,
  readPictureQuery,
  writePictureQuery,
} from '../../../shared/picture-search/picture-query.ts';
import { relaxedFilter } from '../../../shared/relaxations.ts';

export type SearchKind = 'photo' | 'gallery' | 'photographer';

export const imageSortOptions = [
  { value: 'relevance', label: '相关度' },
  { value: 'newest', label: '最新' },
  { value: 'hottest', label: '最热' },
  { value: 'downloads', label: '下载最多' },
] as const satisfies readonly { value: ImageSort; label: string }[];

export const albumSortOptions = [
  { value: 'relevance', label: '相关度' },
  { value: 'newest', label: '最新' },
  { value: 'hottest', label: '最热' },
] as const satisfies readonly { value: (typeof albumSorts)[number]; label: string }[];

const byLikeness = { value: 'relevance', label: '相似度' } as const;

/** With a picture, what is alike most comes first. */
export const alikeSortOptions = [byLikeness, ...imageSortOptions.slice(1)];
export const alikeAlbumSortOptions = [byLikeness, ...albumSortOptions.slice(1)];

/** State of a result page as given by its address. */
export interface SearchState {
  readonly keyword: string;
  /** Not for photographers. */
  readonly picture?: PictureQuery | undefined;
  /** Only the words as typed. */
  readonly exact: boolean;
  /** Images by what is on them, in place of their words. */
  readonly byMeaning: boolean;
  readonly sort: ImageSort;
  /** Narrows images only. */
  readonly filter: ImageFilter;
  /** From 1; photographers only. */
  readonly page: number;
}

const PAGE_SIZE = 36;
const ALBUMS_A_PAGE = 20;
export const PHOTOGRAPHERS_A_PAGE = 20;
const RELAXED_SHOWN = 20;
const KEYWORD_LENGTH = 200;
const LAST_PAGE = 5000;

export function readSearch(query: URLSearchParams): SearchState {
  return {
    keyword: readText(query, 'keyword', KEYWORD_LENGTH),
    picture: readPictureQuery(query),
    exact: query.get('exact') === 'true',
    byMeaning: query.get('meaning') === 'true',
    sort: imageSortOptions.find(({ value }) => value === query.get('sort'))?.value ?? 'relevance',
    filter: readImageFilter(query),
    page: readWholeNumber(query.get('page'), 1, LAST_PAGE) ?? 1,
  };
}

/** Returns the address of a search, without defaults and filters that do not apply to the kind. */
export function searchPath(kind: SearchKind, state: Partial<SearchState>): string {
  const {
    keyword = '',
    picture,
    exact = false,
    byMeaning = false,
    sort = 'relevance',
    filter = emptyImageFilter,
    page = 1,
  } = state;
  const query = new URLSearchParams();
  if (keyword !== '') query.set('keyword', keyword);
  if (kind === 'photographer') {
    if (page > 1) query.set('page', String(page));
    return withQuery('/search/photographer', query);
  }
  if (picture) writePictureQuery(picture, query);
  if (exact) query.set('exact', 'true');
  if (byMeaning && kind === 'photo') query.set('meaning', 'true');
  const shown = kind === 'gallery' ? albumSortOf(sort) : sort;
  if (shown !== 'relevance') query.set('sort', shown);
  return withQuery(`/search/${kind}`, kind === 'photo' ? writeImageFilter(filter, query) : query);
}

export function albumSortOf(sort: ImageSort): (typeof albumSorts)[number] {
  return sort === 'downloads' ? 'hottest' : sort;
}

/** Returns what is searched for, without filters. */
function subjectOf({ keyword, picture, exact }: SearchState) {
  return { keyword, ...(picture && pictureArgument(picture)), ...(exact && { exact }) };
}

export function imagesArgument(state: SearchState) {
  const { byMeaning, filter, sort } = state;
  return {
    ...filterArgument(filter),
    ...subjectOf(state),
    ...(byMeaning && { byMeaning }),
    sort,
    maxResultCount: PAGE_SIZE,
  };
}

export function albumsArgument(state: SearchState) {
  return { ...subjectOf(state), sort: albumSortOf(state.sort), maxResultCount: ALBUMS_A_PAGE };
}

export function photographersArgument({ keyword, page }: SearchState) {
  return { keyword, skipCount: (page - 1) * PHOTOGRAPHERS_A_PAGE, maxResultCount: PHOTOGRAPHERS_A_PAGE };
}

/** Requests only the count. */
export const counting = {
  images: (state: SearchState) => ({ ...subjectOf(state), withFacets: false, maxResultCount: 0 }),
  albums: (state: SearchState) => ({ ...subjectOf(state), maxResultCount: 0 }),
  photographers: ({ keyword }: SearchState) => ({ keyword, maxResultCount: 0 }),
};

/** Returns the search without what a relaxation drops, or by meaning; `words` are those the query was parsed into. */
export function relaxedSearch(state: SearchState, { condition, word }: Relaxation, words: readonly string[]) {
  if (condition === 'meaning') return { ...state, byMeaning: true };
  if (condition !== 'keyword') return { ...state, filter: relaxedFilter(state.filter, condition) };
  return { ...state, keyword: words.filter((other) => other !== word).join(' ') };
}

/** Returns the argument for the first images of a relaxed search. */
export function relaxedArgument(state: SearchState) {
  return { ...imagesArgument(state), withFacets: false, maxResultCount: PAGE_SIZE + RELAXED_SHOWN };
}
