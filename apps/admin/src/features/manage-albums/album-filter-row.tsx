import { ChoiceSelect } from '../../shared/filters/choice-select.tsx';
import { type ActiveFilter, type FilterControl, FilterRow } from '../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../shared/filters/keyword-input.tsx';
import { NodeFilter } from '../../shared/filters/node-select.tsx';
import type { FlatNode } from '../../shared/filters/node-tree-data.ts';
import { PhotographerSelect } from '../../shared/filters/photographer-select.tsx';
import type { ListControl } from '../../shared/list/use-list-state.ts';
import { reviewStates, reviewStateTitles } from '../../shared/review-state.tsx';
import { type AlbumFilters, noAlbumFilters } from './album-filters.ts';

interface AlbumFilterRowProps {
  readonly control: ListControl<AlbumFilters>;
  readonly active: readonly ActiveFilter<AlbumFilters>[];
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
}

export function AlbumFilterRow({ control, active, categories, regions }: AlbumFilterRowProps) {
  const { filters } = control.state;
  const controls: FilterControl[] = [
    {
      key: 'state',
      label: '状态',
      isSet: filters.reviewStates.length > 0,
      control: (
        <ChoiceSelect
          label="状态"
          titles={reviewStateTitles}
          choices={reviewStates}
          value={filters.reviewStates}
          onChange={(states) => control.setFilters({ reviewStates: states })}
        />
      ),
    },
    {
      key: 'category',
      label: '分类',
      isSet: filters.categoryIds.length > 0,
      control: (
        <NodeFilter
          label="分类"
          nodes={categories}
          value={filters.categoryIds}
          onChange={(categoryIds) => control.setFilters({ categoryIds })}
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
          onChange={(regionIds) => control.setFilters({ regionIds })}
        />
      ),
    },
    {
      key: 'photographer',
      label: '摄影师',
      isSet: filters.photographerId !== undefined,
      control: (
        <PhotographerSelect
          value={filters.photographerId}
          onChange={(photographerId) => control.setFilters({ photographerId })}
        />
      ),
    },
  ];
  return (
    <FilterRow
      keyword={
        <KeywordInput
          value={filters.keyword}
          placeholder="图集标题"
          onChange={(keyword) => control.setFilters({ keyword }, { replace: true })}
        />
      }
      controls={controls}
      active={active}
      onDrop={control.setFilters}
      onClear={() => control.setFilters(noAlbumFilters)}
    />
  );
}
