import type { albumSorts } from '@tuyuan/contract/library/album-data.ts';
import type { ImageSort } from '@tuyuan/contract/library/image.ts';
import {
  emptyImageFilter,
  filterArgument,
  type ImageFilter,
  readImageFilter,
  withQuery,
  writeImageFilter,
} from '../../../shared/image-filter.ts';

export const imageSortOptions = [
  { value: 'newest', label: '最新发布' },
  { value: 'hottest', label: '最热' },
  { value: 'downloads', label: '下载最多' },
] as const satisfies readonly { value: ImageSort; label: string }[];
export type GallerySort = (typeof imageSortOptions)[number]['value'];

export const albumSortOptions = [
  { value: 'newest', label: '最新发布' },
  { value: 'hottest', label: '最热' },
] as const satisfies readonly { value: (typeof albumSorts)[number]; label: string }[];
export type AlbumSort = (typeof albumSortOptions)[number]['value'];

/** State of the gallery as given by its address. */
export interface GalleryState {
  readonly kind: 'image' | 'album';
  readonly sort: GallerySort;
  readonly filter: ImageFilter;
}

const PAGE_SIZE = 36;
const ALBUMS_A_PAGE = 20;

export function readGalleryState(query: URLSearchParams): GalleryState {
  const sort = imageSortOptions.find(({ value }) => value === query.get('sort'))?.value ?? 'newest';
  return { kind: query.get('kind') === 'album' ? 'album' : 'image', sort, filter: readImageFilter(query) };
}

/** Returns the canonical address of a state: without defaults and, for albums, without filters that apply to images only. */
export function galleryPath({ kind, sort, filter }: GalleryState): string {
  const query = new URLSearchParams();
  if (kind === 'album') query.set('kind', kind);
  const shown = kind === 'album' ? albumSortOf(sort) : sort;
  if (shown !== 'newest') query.set('sort', shown);
  return withQuery('/gallery', writeImageFilter(kind === 'album' ? albumFilter(filter) : filter, query));
}

export function albumSortOf(sort: GallerySort): AlbumSort {
  return sort === 'downloads' ? 'hottest' : sort;
}

function albumFilter({ categoryIds, regionIds }: ImageFilter): ImageFilter {
  return { ...emptyImageFilter, categoryIds, regionIds };
}

export function imagesArgument({ sort, filter }: GalleryState) {
  return { ...filterArgument(filter), sort, maxResultCount: PAGE_SIZE };
}

export function albumsArgument({ sort, filter }: GalleryState) {
  const { categoryIds, regionIds } = filterArgument(albumFilter(filter));
  return {
    ...(categoryIds && { categoryIds }),
    ...(regionIds && { regionIds }),
    sort: albumSortOf(sort),
    maxResultCount: ALBUMS_A_PAGE,
  };
}
