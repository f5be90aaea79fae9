import { ChoiceSelect } from '../../shared/filters/choice-select.tsx';
import { DayRange } from '../../shared/filters/day-range.tsx';
import { type ActiveFilter, type FilterControl, FilterRow } from '../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../shared/filters/keyword-input.tsx';
import { NodeFilter } from '../../shared/filters/node-select.tsx';
import type { FlatNode } from '../../shared/filters/node-tree-data.ts';
import { PhotographerSelect } from '../../shared/filters/photographer-select.tsx';
import type { ListControl } from '../../shared/list/use-list-state.ts';
import { reviewStates, reviewStateTitles } from '../../shared/review-state.tsx';
import { type ImageFilters, noImageFilters, orientations, orientationTitles } from './image-filters.ts';

interface ImageFilterRowProps {
  readonly control: ListControl<ImageFilters>;
  readonly active: readonly ActiveFilter<ImageFilters>[];
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
}

export function ImageFilterRow({ control, active, categories, regions }: ImageFilterRowProps) {
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
    {
      key: 'orientation',
      label: '方向',
      isSet: filters.orientations.length > 0,
      control: (
        <ChoiceSelect
          label="方向"
          titles={orientationTitles}
          choices={orientations}
          value={filters.orientations}
          onChange={(chosen) => control.setFilters({ orientations: chosen })}
        />
      ),
    },
    {
      key: 'created',
      label: '提交时间',
      isSet: filters.createdFrom !== undefined || filters.createdTo !== undefined,
      control: (
        <DayRange
          label="提交"
          from={filters.createdFrom}
          to={filters.createdTo}
          onChange={(createdFrom, createdTo) => control.setFilters({ createdFrom, createdTo })}
        />
      ),
    },
  ];
  return (
    <FilterRow
      keyword={
        <KeywordInput
          value={filters.keyword}
          placeholder="标题、标签、图片号"
          onChange={(keyword) => control.setFilters({ keyword }, { replace: true })}
        />
      }
      controls={controls}
      active={active}
      onDrop={control.setFilters}
      onClear={() => control.setFilters(noImageFilters)}
    />
  );
}
