import { photographerPath } from '../../../shared/photographer-paths.ts';

const photographerTabs = ['photo', 'gallery', 'introduction'] as const;
export type PhotographerTab = (typeof photographerTabs)[number];

export const photoSorts = [
  { value: 'newest', label: '最新发布' },
  { value: 'hottest', label: '最热' },
  { value: 'downloads', label: '下载最多' },
] as const;
export type PhotoSort = (typeof photoSorts)[number]['value'];

/** Returns the tab of an address; default: images. */
export function readTab(query: URLSearchParams): PhotographerTab {
  return photographerTabs.find((tab) => tab === query.get('tab')) ?? 'photo';
}

export function readPhotoSort(query: URLSearchParams): PhotoSort {
  return photoSorts.find(({ value }) => value === query.get('sort'))?.value ?? 'newest';
}

export function tabPath(id: number, tab: PhotographerTab): string {
  return tab === 'photo' ? photographerPath(id) : `${photographerPath(id)}&tab=${tab}`;
}

/** The order of the images is the only thing a viewer can change on these pages. */
export function sortedPath(path: string, sort: PhotoSort): string {
  return sort === 'newest' ? path : `${path}&sort=${sort}`;
}

/** Returns the argument for the images on a photographer's first page. */
export function firstPhotosArgument(id: number, sort: PhotoSort) {
  return { photographerId: id, sort, maxResultCount: 24 };
}

export function allPhotosArgument(id: number, sort: PhotoSort) {
  return { photographerId: id, sort, maxResultCount: 40 };
}

/** Returns the argument for the albums shown as a selection. */
export function bestAlbumsArgument(id: number) {
  return { photographerId: id, sort: 'hottest' as const, maxResultCount: 4 };
}

export function firstAlbumsArgument(id: number) {
  return { photographerId: id, sort: 'newest' as const, maxResultCount: 12 };
}

/** Returns the argument for what a photographer wrote. */
export function articlesArgument(id: number) {
  return { authorId: id, maxResultCount: 20 };
}

export function allAlbumsArgument(id: number) {
  return { photographerId: id, sort: 'newest' as const, maxResultCount: 24 };
}
