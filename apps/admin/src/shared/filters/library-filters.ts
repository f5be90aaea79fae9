import type { ReviewState } from '@tuyuan/contract/library/image.ts';
import { readChoices, readId, readIds, readText, writeValues } from '../list/query-values.ts';
import { reviewStates, reviewStateTitles } from '../review-state.tsx';
import { type FlatNode, nodeNames } from './node-tree-data.ts';

/** What narrows images and albums alike. */
export interface LibraryFilters {
  readonly keyword: string;
  readonly reviewStates: readonly ReviewState[];
  readonly categoryIds: readonly number[];
  readonly regionIds: readonly number[];
  readonly photographerId: number | undefined;
}

export const noLibraryFilters: LibraryFilters = {
  keyword: '',
  reviewStates: [],
  categoryIds: [],
  regionIds: [],
  photographerId: undefined,
};

export function readLibraryFilters(query: URLSearchParams): LibraryFilters {
  return {
    keyword: readText(query, 'keyword'),
    reviewStates: readChoices(query, 'state', reviewStates),
    categoryIds: readIds(query, 'category'),
    regionIds: readIds(query, 'region'),
    photographerId: readId(query, 'photographer'),
  };
}

export function writeLibraryFilters(filters: LibraryFilters) {
  return {
    keyword: writeValues(filters.keyword),
    state: writeValues(filters.reviewStates),
    category: writeValues(filters.categoryIds),
    region: writeValues(filters.regionIds),
    photographer: writeValues(filters.photographerId),
  };
}

export interface LibraryNames {
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
  readonly photographer: string;
}

/** One condition in words, and the list without it. */
export interface FilterWords<Filters> {
  readonly isSet: boolean;
  readonly label: string;
  readonly without: Partial<Filters>;
}

export function libraryFilterWords(filters: LibraryFilters, names: LibraryNames): FilterWords<LibraryFilters>[] {
  const { keyword, reviewStates: states, categoryIds, regionIds, photographerId } = filters;
  return [
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
}

/** Those that narrow the list now, each with the way to drop it. */
export function setFilters<Filters>(words: readonly FilterWords<Filters>[]) {
  return words.filter(({ isSet }) => isSet).map(({ label, without }) => ({ label, without }));
}
