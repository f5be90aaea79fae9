import { choiceFilter } from '../../../shared/filters/choice-filter.tsx';
import { DayRange } from '../../../shared/filters/day-range.tsx';
import { type ActiveFilter, type FilterControl, FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import { libraryFilterControls } from '../../../shared/filters/library-filter-controls.tsx';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
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
    ...libraryFilterControls({ filters, categories, regions, change: control.setFilters }),
    choiceFilter({
      key: 'orientation',
      label: '方向',
      titles: orientationTitles,
      choices: orientations,
      value: filters.orientations,
      onChange: (chosen) => control.setFilters({ orientations: chosen }),
    }),
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
