import type { NoticeState } from '@tuyuan/contract/conference/notice.ts';
import { type ListRules, type ListState, pageRequest } from '../../../shared/list/list-state.ts';
import { readChoices, writeValues } from '../../../shared/list/query-values.ts';

export const noticeStates = ['draft', 'scheduled', 'sent', 'recalled'] as const satisfies NoticeState[];

interface NoticeFilters {
  readonly states: readonly NoticeState[];
}

export const noticeListRules: ListRules<NoticeFilters> = {
  codec: {
    read: (query) => ({ states: readChoices(query, 'state', noticeStates) }),
    write: ({ states }) => ({ state: writeValues(states) }),
  },
  sortFields: [],
  defaultSorting: '',
};

export function noticeListRequest(conferenceId: number, state: ListState<NoticeFilters>) {
  const { skipCount, maxResultCount } = pageRequest(state);
  return { conferenceId, states: [...state.filters.states], skipCount, maxResultCount };
}
