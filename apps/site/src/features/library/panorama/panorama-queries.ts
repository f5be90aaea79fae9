import type { panoramaSorts } from '@tuyuan/contract/library/panorama-words.ts';
import { listPath, pageArgument, readNumber, readPageNumber } from '../../../shared/paged-list/list-address.ts';

export const panoramasPerPage = 18;

export interface PanoramaFilter {
  readonly page: number;
  readonly keyword: string;
  readonly sort: (typeof panoramaSorts)[number];
  readonly categoryId: number | undefined;
}

/** Reads the list's address; a page that can't be read is the first. */
export function readPanoramaFilter(query: URLSearchParams): PanoramaFilter {
  return {
    page: readPageNumber(query),
    keyword: (query.get('q') ?? '').trim().slice(0, 60),
    sort: query.get('sort') === 'hottest' ? 'hottest' : 'newest',
    categoryId: readNumber(query, 'category'),
  };
}

export function panoramasArgument({ page, keyword, sort, categoryId }: PanoramaFilter) {
  return { keyword, sort, ...(categoryId !== undefined && { categoryId }), ...pageArgument(page, panoramasPerPage) };
}

/** The address of the list. */
export function panoramasPath({ page, keyword, sort, categoryId }: PanoramaFilter): string {
  return listPath('/vr', { category: categoryId, q: keyword, sort: sort === 'newest' ? undefined : sort, page });
}
