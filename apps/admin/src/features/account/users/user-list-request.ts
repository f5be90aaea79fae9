import type { useGetManagedUsersQuery } from '@tuyuan/api-client/account/user-management.ts';
import { type ListState, pageRequest } from '../../../shared/list/list-state.ts';
import { type UserFilters, userListRules } from './user-filters.ts';

type Request = Exclude<Parameters<typeof useGetManagedUsersQuery>[0], void | symbol>;
type Sorting = NonNullable<Request['sorting']>;

function isSorting(text: string): text is Sorting {
  const [field = '', direction = ''] = text.split(' ');
  return userListRules.sortFields.includes(field) && (direction === 'ASC' || direction === 'DESC');
}

/** The call that answers a list state. */
export function userListRequest(state: ListState<UserFilters>): Request {
  return { ...allUsersRequest(state), ...pageRequest(state) };
}

/** All that the state's filters leave, in its order. */
export function allUsersRequest({ filters, sorting }: ListState<UserFilters>): Request {
  return {
    ...filters,
    roleIds: [...filters.roleIds],
    unitIds: [...filters.unitIds],
    states: [...filters.states],
    ...(isSorting(sorting) && { sorting }),
  };
}
