import type { panoramaSorts } from '@tuyuan/contract/library/panorama-words.ts';

export const panoramasPerPage = 18;

export interface PanoramaFilter {
  readonly page: number;
  readonly keyword: string;
  readonly sort: (typeof panoramaSorts)[number];
  readonly categoryId: number | undefined;
}

/** Reads the list's address; a page that can't be read is the first. */
export function readPanoramaFilter(query: URLSearchParams): PanoramaFilter {
  const number = (name: string) => (/^[1-9]\d{0,8}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined);
  return {
    page: number('page') ?? 1,
    keyword: (query.get('q') ?? '').trim().slice(0, 60),
    sort: query.get('sort') === 'hottest' ? 'hottest' : 'newest',
    categoryId: number('category'),
  };
}

export function panoramasArgument({ page, keyword, sort, categoryId }: PanoramaFilter) {
  return {
    keyword,
    sort,
    ...(categoryId !== undefined && { categoryId }),
    skipCount: (page - 1) * panoramasPerPage,
    maxResultCount: panoramasPerPage,
  };
}

/** The address of the list. */
export function panoramasPath({ page, keyword, sort, categoryId }: PanoramaFilter): string {
  const query = new URLSearchParams({
    ...(categoryId !== undefined && { category: `${categoryId}` }),
    ...(keyword && { q: keyword }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: `${page}` }),
  }).toString();
  return query === '' ? '/vr' : `/vr?${query}`;
}
