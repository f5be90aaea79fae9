import type { FilterCodec, ListRules } from '../../../shared/list/list-state.ts';
import { readChoices, readId, readText, writeValues } from '../../../shared/list/query-values.ts';

export const roleTabs = ['permissions', 'members'] as const;
export type RoleTab = (typeof roleTabs)[number];

/** What the roles' page shows; it is all in the address. */
export interface RoleFilters {
  readonly roleId: number | undefined;
  readonly tab: RoleTab;
  /** Of the members' list. */
  readonly keyword: string;
}

const codec: FilterCodec<RoleFilters> = {
  read: (query) => ({
    roleId: readId(query, 'role'),
    tab: readChoices(query, 'tab', roleTabs)[0] ?? 'permissions',
    keyword: readText(query, 'keyword'),
  }),
  write: (filters) => ({
    role: writeValues(filters.roleId),
    tab: writeValues(filters.tab === 'permissions' ? undefined : filters.tab),
    keyword: writeValues(filters.keyword),
  }),
};

export const roleListRules: ListRules<RoleFilters> = { codec, sortFields: [], defaultSorting: 'nickName ASC' };
