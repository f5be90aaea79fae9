import type { useGetManagedAlbumsQuery } from '@tuyuan/api-client/library/album-management.ts';
import { type ListState, pageRequest } from '../../../shared/list/list-state.ts';
import { type AlbumFilters, albumListRules } from './album-filters.ts';

type Request = Exclude<Parameters<typeof useGetManagedAlbumsQuery>[0], void | symbol>;
type Sorting = NonNullable<Request['sorting']>;

function isSorting(text: string): text is Sorting {
  const [field = '', direction = ''] = text.split(' ');
  return albumListRules.sortFields.includes(field) && (direction === 'ASC' || direction === 'DESC');
}

/** The call that answers a list state. */
export function albumListRequest(state: ListState<AlbumFilters>): Request {
  const { filters, sorting } = state;
  return {
    ...filters,
    reviewStates: [...filters.reviewStates],
    categoryIds: [...filters.categoryIds],
    regionIds: [...filters.regionIds],
    ...pageRequest(state),
    ...(isSorting(sorting) && { sorting }),
  };
}
