import type { ReviewState } from '@tuyuan/contract/image.ts';
import type { ActiveFilter } from '../../shared/filters/filter-row.tsx';
import { type FlatNode, nodeNames } from '../../shared/filters/node-tree-data.ts';
import type { FilterCodec, ListRules } from '../../shared/list/list-state.ts';
import { readChoices, readId, readIds, readText, writeValues } from '../../shared/list/query-values.ts';
import { reviewStates, reviewStateTitles } from '../../shared/review-state.tsx';

export interface AlbumFilters {
  readonly keyword: string;
  readonly reviewStates: readonly ReviewState[];
  readonly categoryIds: readonly number[];
  readonly regionIds: readonly number[];
  readonly photographerId: number | undefined;
}

export const noAlbumFilters: AlbumFilters = {
  keyword: '',
  reviewStates: [],
  categoryIds: [],
  regionIds: [],
  photographerId: undefined,
};

const codec: FilterCodec<AlbumFilters> = {
  read: (query) => ({
    keyword: readText(query, 'keyword'),
    reviewStates: readChoices(query, 'state', reviewStates),
    categoryIds: readIds(query, 'category'),
    regionIds: readIds(query, 'region'),
    photographerId: readId(query, 'photographer'),
  }),
  write: (filters) => ({
    keyword: writeValues(filters.keyword),
    state: writeValues(filters.reviewStates),
    category: writeValues(filters.categoryIds),
    region: writeValues(filters.regionIds),
    photographer: writeValues(filters.photographerId),
  }),
};

export const albumListRules: ListRules<AlbumFilters> = {
  codec,
  sortFields: ['createdAt', 'publishedAt', 'title', 'views', 'likes', 'imageCount'],
  defaultSorting: 'createdAt DESC',
};

interface Names {
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
  readonly photographer: string;
}

/** What narrows the list now, in words, each with the way to drop it. */
export function activeAlbumFilters(filters: AlbumFilters, names: Names): ActiveFilter<AlbumFilters>[] {
  const { keyword, reviewStates: states, categoryIds, regionIds, photographerId } = filters;
  const all: { isSet: boolean; label: string; without: Partial<AlbumFilters> }[] = [
    { isSet: keyword !== '', label: keyword, without: { keyword: '' } },
    {
      isSet: states.length > 0,
      label: states.map((state) => reviewStateTitles[state]).join('、'),
      without: { reviewStates: [] },
    },
    { isSet: categoryIds.length > 0, label: nodeNames(names.categories, categoryIds), without: { categoryIds: [] } },
    { isSet: regionIds.length > 0, label: nodeNames(names.regions, regionIds), without: { regionIds: [] } },
    { isSet: photographerId !== undefined, label: names.photographer, without: { photographerId: undefined } },
  ];
  return all.filter(({ isSet }) => isSet).map(({ label, without }) => ({ label, without }));
}
