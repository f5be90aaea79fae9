import { useGetManagedImagesQuery } from '@tuyuan/api-client/library/image-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from 'antd';
import type { ActiveFilter } from '../../../shared/filters/filter-row.tsx';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
import type { ImageFilters } from './image-filters.ts';
import { imageListRequest } from './image-list-request.ts';

interface DropFilterButtonProps {
  readonly control: ListControl<ImageFilters>;
  readonly filter: ActiveFilter<ImageFilters>;
}

/** Drops one filter of a list that found nothing, and tells what would be found then. */
export function DropFilterButton({ control, filter }: DropFilterButtonProps) {
  const { state } = control;
  const request = imageListRequest({ ...state, page: 1, filters: { ...state.filters, ...filter.without } });
  const { data } = useGetManagedImagesQuery({ ...request, maxResultCount: 0 });
  return (
    <Button onClick={() => control.setFilters(filter.without)}>
      去掉「{filter.label}」{data && `，有 ${formatCount(data.totalCount)} 张`}
    </Button>
  );
}
