import { useGetManagedImagesQuery } from '@tuyuan/api-client/library/image-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from 'antd';
import type { ActiveFilter, FiltersOf } from '../../../shared/filters/define-filters.ts';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
import { imageFilters } from './image-filters.ts';

type ImageFilters = FiltersOf<typeof imageFilters>;

interface DropFilterButtonProps {
  readonly control: ListControl<ImageFilters>;
  readonly filter: ActiveFilter<ImageFilters>;
}

/** Clears one filter of an empty list, and shows how many would be found then. */
export function DropFilterButton({ control: { state, setFilters }, filter }: DropFilterButtonProps) {
  const request = imageFilters.toRequest({ ...state.filters, ...filter.without }, state.sorting);
  const { data } = useGetManagedImagesQuery({ ...request, skipCount: 0, maxResultCount: 0 });
  return (
    <Button onClick={() => setFilters(filter.without)}>
      去掉「{filter.label}」{data && `，有 ${formatCount(data.totalCount)} 张`}
    </Button>
  );
}
