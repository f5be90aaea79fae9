import { type VideoLength, videoLengths, videoSorts, videosPerPage } from '@tuyuan/contract/library/video-words.ts';

export interface VideoFilter {
  readonly page: number;
  readonly categoryId: number | undefined;
  readonly unitId: number | undefined;
  readonly length: VideoLength | undefined;
  readonly minSide: number | undefined;
  readonly sort: (typeof videoSorts)[number];
}

/** Pixels of the short side, with their usual names. */
export const sides = [
  { side: 720, label: '720p 及以上' },
  { side: 1080, label: '1080p 及以上' },
  { side: 2160, label: '4K 及以上' },
] as const;

export const lengthWords: Readonly<Record<VideoLength, string>> = {
  short: '1 分钟以内',
  medium: '1 到 5 分钟',
  long: '5 分钟以上',
};

/** Reads the filter of an address; what can't be read counts as not there. */
export function readVideoFilter(query: URLSearchParams): VideoFilter {
  const numberOf = (name: string) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
  };
  const minSide = numberOf('minSide');
  return {
    page: Math.min(numberOf('page') ?? 1, 9999),
    categoryId: numberOf('categoryId'),
    unitId: numberOf('unitId'),
    length: videoLengths.find((each) => each === query.get('length')),
    minSide: sides.find(({ side }) => side === minSide)?.side,
    sort: videoSorts.find((each) => each === query.get('sort')) ?? 'newest',
  };
}

/** Returns the address of a list. */
export function videosPath({ page, categoryId, unitId, length, minSide, sort }: VideoFilter): string {
  const query = new URLSearchParams();
  if (categoryId !== undefined) query.set('categoryId', String(categoryId));
  if (unitId !== undefined) query.set('unitId', String(unitId));
  if (length !== undefined) query.set('length', length);
  if (minSide !== undefined) query.set('minSide', String(minSide));
  if (sort !== 'newest') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/video' : `/video?${query}`;
}

export function videosArgument({ page, categoryId, unitId, length, minSide, sort }: VideoFilter) {
  return {
    skipCount: (page - 1) * videosPerPage,
    maxResultCount: videosPerPage,
    sort,
    ...(categoryId !== undefined && { categoryIds: [categoryId] }),
    ...(unitId !== undefined && { unitId }),
    ...(length !== undefined && { length }),
    ...(minSide !== undefined && { minSide }),
  };
}
