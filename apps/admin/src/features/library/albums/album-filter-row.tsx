import { type ActiveFilter, FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import { libraryFilterControls } from '../../../shared/filters/library-filter-controls.tsx';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
import { type AlbumFilters, noAlbumFilters } from './album-filters.ts';

interface AlbumFilterRowProps {
  readonly control: ListControl<AlbumFilters>;
  readonly active: readonly ActiveFilter<AlbumFilters>[];
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
}

export function AlbumFilterRow({ control, active, categories, regions }: AlbumFilterRowProps) {
  const { filters } = control.state;
  const controls = libraryFilterControls({ filters, categories, regions, change: control.setFilters });
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
