import type { RoleReference, UserState } from '@tuyuan/contract/account/user-management.ts';
import type { ActiveFilter } from '../../../shared/filters/filter-row.tsx';
import { type FlatNode, nodeNames } from '../../../shared/filters/node-tree-data.ts';
import type { FilterCodec, ListRules } from '../../../shared/list/list-state.ts';
import { readChoices, readDay, readIds, readText, writeValues } from '../../../shared/list/query-values.ts';
import { userStates, userStateTitles } from '../../../shared/people/user-state.tsx';

export interface UserFilters {
  readonly keyword: string;
  readonly roleIds: readonly number[];
  readonly unitIds: readonly number[];
  readonly states: readonly UserState[];
  /** Days `yyyy-MM-dd`. */
  readonly createdFrom: string | undefined;
  readonly createdTo: string | undefined;
}

export const noUserFilters: UserFilters = {
  keyword: '',
  roleIds: [],
  unitIds: [],
  states: [],
  createdFrom: undefined,
  createdTo: undefined,
};

const codec: FilterCodec<UserFilters> = {
  read: (query) => ({
    keyword: readText(query, 'keyword'),
    roleIds: readIds(query, 'role'),
    unitIds: readIds(query, 'unit'),
    states: readChoices(query, 'state', userStates),
    createdFrom: readDay(query, 'from'),
    createdTo: readDay(query, 'to'),
  }),
  write: (filters) => ({
    keyword: writeValues(filters.keyword),
    role: writeValues(filters.roleIds),
    unit: writeValues(filters.unitIds),
    state: writeValues(filters.states),
    from: writeValues(filters.createdFrom),
    to: writeValues(filters.createdTo),
  }),
};

export const userListRules: ListRules<UserFilters> = {
  codec,
  sortFields: ['createdAt', 'userName', 'nickName'],
  defaultSorting: 'createdAt DESC',
};

/** What narrows the list now, in words, each with the way to drop it. */
export function activeUserFilters(
  filters: UserFilters,
  roles: readonly Pick<RoleReference, 'id' | 'displayName'>[],
  units: readonly FlatNode[],
): ActiveFilter<UserFilters>[] {
  const { keyword, roleIds, unitIds, states, createdFrom, createdTo } = filters;
  const roleNames = roles.filter(({ id }) => roleIds.includes(id)).map(({ displayName }) => displayName);
  const all: { isSet: boolean; label: string; without: Partial<UserFilters> }[] = [
    { isSet: keyword !== '', label: keyword, without: { keyword: '' } },
    { isSet: roleIds.length > 0, label: roleNames.join('、') || '角色', without: { roleIds: [] } },
    { isSet: unitIds.length > 0, label: nodeNames(units, unitIds), without: { unitIds: [] } },
    {
      isSet: states.length > 0,
      label: states.map((state) => userStateTitles[state]).join('、'),
      without: { states: [] },
    },
    {
      isSet: createdFrom !== undefined || createdTo !== undefined,
      label: `${createdFrom ?? ''} 至 ${createdTo ?? '今天'}`,
      without: { createdFrom: undefined, createdTo: undefined },
    },
  ];
  return all.filter(({ isSet }) => isSet).map(({ label, without }) => ({ label, without }));
}
