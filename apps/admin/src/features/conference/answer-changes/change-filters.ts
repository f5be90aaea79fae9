import type { ChangeRequest } from '@tuyuan/contract/conference/attendee-actions.ts';
import type { FilterCodec, ListRules } from '../../../shared/list/list-state.ts';
import { readChoices, writeValues } from '../../../shared/list/query-values.ts';

export type ChangeState = ChangeRequest['state'];
export const changeStates = ['pending', 'approved', 'rejected'] as const satisfies ChangeState[];
export const changeStateTitles: Readonly<Record<ChangeState, string>> = {
  pending: '待处理',
  approved: '已同意',
  rejected: '已拒绝',
};

export interface ChangeFilters {
  readonly state: ChangeState;
}

const codec: FilterCodec<ChangeFilters> = {
  read: (query) => ({ state: readChoices(query, 'state', changeStates)[0] ?? 'pending' }),
  write: ({ state }) => ({ state: writeValues(state === 'pending' ? undefined : state) }),
};

export const changeListRules: ListRules<ChangeFilters> = { codec, sortFields: [], defaultSorting: 'askedAt ASC' };
