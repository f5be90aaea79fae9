import type { Orientation, ReviewState } from '@tuyuan/contract/image.ts';
import type { ActiveFilter } from '../../shared/filters/filter-row.tsx';
import { type FlatNode, nodeNames } from '../../shared/filters/node-tree-data.ts';
import type { FilterCodec, ListRules } from '../../shared/list/list-state.ts';
import { readChoices, readDay, readId, readIds, readText, writeValues } from '../../shared/list/query-values.ts';
import { reviewStates, reviewStateTitles } from '../../shared/review-state.tsx';

export interface ImageFilters {
  readonly keyword: string;
  readonly reviewStates: readonly ReviewState[];
  readonly categoryIds: readonly number[];
  readonly regionIds: readonly number[];
  readonly photographerId: number | undefined;
  readonly albumId: number | undefined;
  readonly orientations: readonly Orientation[];
  /** Days `yyyy-MM-dd`. */
  readonly createdFrom: string | undefined;
  readonly createdTo: string | undefined;
}

export const noImageFilters: ImageFilters = {
  keyword: '',
  reviewStates: [],
  categoryIds: [],
  regionIds: [],
  photographerId: undefined,
  albumId: undefined,
  orientations: [],
  createdFrom: undefined,
  createdTo: undefined,
};

export const orientationTitles = { landscape: '横幅', portrait: '竖幅', square: '方形', panorama: '全景' } as const;
export const orientations = ['landscape', 'portrait', 'square', 'panorama'] as const satisfies Orientation[];

const codec: FilterCodec<ImageFilters> = {
  read: (query) => ({
    keyword: readText(query, 'keyword'),
    reviewStates: readChoices(query, 'state', reviewStates),
    categoryIds: readIds(query, 'category'),
    regionIds: readIds(query, 'region'),
    photographerId: readId(query, 'photographer'),
    albumId: readId(query, 'album'),
    orientations: readChoices(query, 'orientation', orientations),
    createdFrom: readDay(query, 'from'),
    createdTo: readDay(query, 'to'),
  }),
  write: (filters) => ({
    keyword: writeValues(filters.keyword),
    state: writeValues(filters.reviewStates),
    category: writeValues(filters.categoryIds),
    region: writeValues(filters.regionIds),
    photographer: writeValues(filters.photographerId),
    album: writeValues(filters.albumId),
    orientation: writeValues(filters.orientations),
    from: writeValues(filters.createdFrom),
    to: writeValues(filters.createdTo),
  }),
};

export const imageListRules: ListRules<ImageFilters> = {
  codec,
  sortFields: ['createdAt', 'publishedAt', 'takenAt', 'title', 'views', 'likes', 'downloads', 'bytes'],
  defaultSorting: 'createdAt DESC',
};

interface Names {
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
  readonly photographer: string;
  readonly album: string;
}

/** What narrows the list now, in words, each with the way to drop it. */
export function activeImageFilters(filters: ImageFilters, names: Names): ActiveFilter<ImageFilters>[] {
  const { keyword, categoryIds, regionIds, createdFrom, createdTo } = filters;
  const all: { isSet: boolean; label: string; without: Partial<ImageFilters> }[] = [
    { isSet: keyword !== '', label: keyword, without: { keyword: '' } },
    {
      isSet: filters.reviewStates.length > 0,
      label: filters.reviewStates.map((state) => reviewStateTitles[state]).join('、'),
      without: { reviewStates: [] },
    },
    { isSet: categoryIds.length > 0, label: nodeNames(names.categories, categoryIds), without: { categoryIds: [] } },
    { isSet: regionIds.length > 0, label: nodeNames(names.regions, regionIds), without: { regionIds: [] } },
    { isSet: filters.photographerId !== undefined, label: names.photographer, without: { photographerId: undefined } },
    { isSet: filters.albumId !== undefined, label: names.album, without: { albumId: undefined } },
    {
      isSet: filters.orientations.length > 0,
      label: filters.orientations.map((orientation) => orientationTitles[orientation]).join('、'),
      without: { orientations: [] },
    },
    {
      isSet: createdFrom !== undefined || createdTo !== undefined,
      label: `${createdFrom ?? ''} 至 ${createdTo ?? '今天'}`,
      without: { createdFrom: undefined, createdTo: undefined },
    },
  ];
  return all.filter(({ isSet }) => isSet).map(({ label, without }) => ({ label, without }));
}
