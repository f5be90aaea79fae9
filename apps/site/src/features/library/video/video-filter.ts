import { type VideoLength, videoLengths, videoSorts, videosPerPage } from '@tuyuan/contract/library/video-words.ts';
import { listPath, pageArgument, readNumber, readPageNumber } from '../../../shared/paged-list/list-address.ts';

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
  const minSide = readNumber(query, 'minSide');
  return {
    page: readPageNumber(query),
    categoryId: readNumber(query, 'categoryId'),
    unitId: readNumber(query, 'unitId'),
    length: videoLengths.find((each) => each === query.get('length')),
    minSide: sides.find(({ side }) => side === minSide)?.side,
    sort: videoSorts.find((each) => each === query.get('sort')) ?? 'newest',
  };
}

/** Returns the address of a list. */
export function videosPath({ page, categoryId, unitId, length, minSide, sort }: VideoFilter): string {
  return listPath('/video', {
    categoryId,
    unitId,
    length,
    minSide,
    sort: sort === 'newest' ? undefined : sort,
    page,
  });
}

export function videosArgument({ page, categoryId, unitId, length, minSide, sort }: VideoFilter) {
  return {
    ...pageArgument(page, videosPerPage),
    sort,
    ...(categoryId !== undefined && { categoryIds: [categoryId] }),
    ...(unitId !== undefined && { unitId }),
    ...(length !== undefined && { length }),
    ...(minSide !== undefined && { minSide }),
  };
}
