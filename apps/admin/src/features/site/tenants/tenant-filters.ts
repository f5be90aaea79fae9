import type { useGetTenantsQuery } from '@tuyuan/api-client/site/tenant-management.ts';
import type { ActiveFilter } from '../../../shared/filters/filter-row.tsx';
import { type ListRules, type ListState, pageRequest } from '../../../shared/list/list-state.ts';
import { readChoices, readText, writeValues } from '../../../shared/list/query-values.ts';

export const tenantStates = ['open', 'suspended'] as const;
export type TenantState = (typeof tenantStates)[number];
export const tenantStateTitles: Readonly<Record<TenantState, string>> = { open: '正常', suspended: '已停用' };

export interface TenantFilters {
  readonly keyword: string;
  readonly state: TenantState | undefined;
}

export const noTenantFilters: TenantFilters = { keyword: '', state: undefined };

export const tenantListRules: ListRules<TenantFilters> = {
  codec: {
    read: (query) => ({ keyword: readText(query, 'keyword'), state: readChoices(query, 'state', tenantStates)[0] }),
    write: ({ keyword, state }) => ({ keyword: writeValues(keyword), state: writeValues(state) }),
  },
  sortFields: ['createdAt', 'name'],
  defaultSorting: 'createdAt DESC',
};

/** What narrows the list now, in words, each with the way to drop it. */
export function activeTenantFilters({ keyword, state }: TenantFilters): ActiveFilter<TenantFilters>[] {
  return [
    ...(keyword === '' ? [] : [{ label: keyword, without: { keyword: '' } }]),
    ...(state === undefined ? [] : [{ label: tenantStateTitles[state], without: { state: undefined } }]),
  ];
}

type Request = Exclude<Parameters<typeof useGetTenantsQuery>[0], void | symbol>;
type Sorting = NonNullable<Request['sorting']>;

function isSorting(text: string): text is Sorting {
  const [field = '', direction = ''] = text.split(' ');
  return tenantListRules.sortFields.includes(field) && (direction === 'ASC' || direction === 'DESC');
}

/** The call that answers a list state. */
export function tenantListRequest(list: ListState<TenantFilters>): Request {
  const { filters, sorting } = list;
  return {
    keyword: filters.keyword,
    ...(filters.state !== undefined && { isSuspended: filters.state === 'suspended' ? 'true' : 'false' }),
    ...pageRequest(list),
    ...(isSorting(sorting) && { sorting }),
  };
}
