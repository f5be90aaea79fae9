import { reviewStates, reviewStateTitles } from '../review-state.tsx';
import { choiceFilter } from './choice-filter.tsx';
import type { FilterControl } from './filter-row.tsx';
import type { LibraryFilters } from './library-filters.ts';
import { NodeFilter } from './node-select.tsx';
import type { FlatNode } from './node-tree-data.ts';
import { PhotographerSelect } from './photographer-select.tsx';

interface LibraryFilterControlsOptions {
  readonly filters: LibraryFilters;
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
  change(filters: Partial<LibraryFilters>): void;
}

/** State, category, region and photographer, in the order of the filter row. */
export function libraryFilterControls(options: LibraryFilterControlsOptions): FilterControl[] {
  const { filters, categories, regions, change } = options;
  return [
    choiceFilter({
      key: 'state',
      label: '状态',
      titles: reviewStateTitles,
      choices: reviewStates,
      value: filters.reviewStates,
      onChange: (states) => change({ reviewStates: states }),
    }),
    {
      key: 'category',
      label: '分类',
      isSet: filters.categoryIds.length > 0,
      control: (
        <NodeFilter
          label="分类"
          nodes={categories}
          value={filters.categoryIds}
          onChange={(categoryIds) => change({ categoryIds })}
        />
      ),
    },
    {
      key: 'region',
      label: '地区',
      isSet: filters.regionIds.length > 0,
      control: (
        <NodeFilter
          label="地区"
          nodes={regions}
          value={filters.regionIds}
          onChange={(regionIds) => change({ regionIds })}
        />
      ),
    },
    {
      key: 'photographer',
      label: '摄影师',
      isSet: filters.photographerId !== undefined,
      control: (
        <PhotographerSelect value={filters.photographerId} onChange={(photographerId) => change({ photographerId })} />
      ),
    },
  ];
}
