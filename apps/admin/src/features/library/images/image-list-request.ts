import type { useGetManagedImagesQuery } from '@tuyuan/api-client/library/image-management.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import { pageRequest } from '../../../shared/list/list-state.ts';
import { type ImageFilters, imageListRules } from './image-filters.ts';

type Request = Exclude<Parameters<typeof useGetManagedImagesQuery>[0], void | symbol>;
type Sorting = NonNullable<Request['sorting']>;

function isSorting(text: string): text is Sorting {
  const [field = '', direction = ''] = text.split(' ');
  return imageListRules.sortFields.includes(field) && (direction === 'ASC' || direction === 'DESC');
}

/** The call that answers a list state. */
export function imageListRequest(state: ListState<ImageFilters>): Request {
  return { ...allImagesRequest(state), ...pageRequest(state) };
}

/** All that the state's filters leave, in its order. */
export function allImagesRequest({ filters, sorting }: ListState<ImageFilters>): Request {
  return {
    ...filters,
    reviewStates: [...filters.reviewStates],
    categoryIds: [...filters.categoryIds],
    regionIds: [...filters.regionIds],
    orientations: [...filters.orientations],
    ...(isSorting(sorting) && { sorting }),
  };
}
