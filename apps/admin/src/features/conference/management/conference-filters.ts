import type { useGetManagedConferencesQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import { conferenceStateName, conferenceStateNumbers } from '@tuyuan/format/conference-words.ts';
import type { ActiveFilter } from '../../../shared/filters/filter-row.tsx';
import { type FilterCodec, type ListRules, type ListState, pageRequest } from '../../../shared/list/list-state.ts';
import { readChoices, readText, writeValues } from '../../../shared/list/query-values.ts';

/** In the order of a conference's life. */
export const conferenceStateChoices = [
  'draft',
  'announced',
  'registering',
  'regClosed',
  'running',
  'ended',
  'archived',
  'cancelled',
] as const satisfies (keyof typeof conferenceStateNumbers)[];
type StateChoice = (typeof conferenceStateChoices)[number];

const titleOf = (state: StateChoice) => conferenceStateName(conferenceStateNumbers[state]);
export const conferenceStateTitles: Readonly<Record<StateChoice, string>> = {
  draft: titleOf('draft'),
  announced: titleOf('announced'),
  registering: titleOf('registering'),
  regClosed: titleOf('regClosed'),
  running: titleOf('running'),
  ended: titleOf('ended'),
  archived: titleOf('archived'),
  cancelled: titleOf('cancelled'),
};

export interface ConferenceFilters {
  readonly keyword: string;
  readonly states: readonly StateChoice[];
}

export const noConferenceFilters: ConferenceFilters = { keyword: '', states: [] };

const codec: FilterCodec<ConferenceFilters> = {
  read: (query) => ({
    keyword: readText(query, 'keyword').slice(0, 50),
    states: readChoices(query, 'state', conferenceStateChoices),
  }),
  write: ({ keyword, states }) => ({ keyword: writeValues(keyword), state: writeValues(states) }),
};

export const conferenceListRules: ListRules<ConferenceFilters> = {
  codec,
  sortFields: ['startTime', 'createdAt', 'title'],
  defaultSorting: 'startTime DESC',
};

/** What narrows the list now, in words, each with the way to drop it. */
export function activeConferenceFilters({ keyword, states }: ConferenceFilters): ActiveFilter<ConferenceFilters>[] {
  return [
    ...(keyword === '' ? [] : [{ label: keyword, without: { keyword: '' } }]),
    ...(states.length === 0 ? [] : [{ label: states.map(titleOf).join('、'), without: { states: [] } }]),
  ];
}

type Request = Extract<Parameters<typeof useGetManagedConferencesQuery>[0], object>;
type Sorting = NonNullable<Request['sorting']>;

function isSorting(text: string): text is Sorting {
  const [field = '', direction = ''] = text.split(' ');
  return conferenceListRules.sortFields.includes(field) && (direction === 'ASC' || direction === 'DESC');
}

/** The call that answers a list state. */
export function conferenceListRequest(state: ListState<ConferenceFilters>): Request {
  const { filters, sorting } = state;
  return {
    keyword: filters.keyword,
    states: filters.states.map((name) => conferenceStateNumbers[name]),
    ...(isSorting(sorting) && { sorting }),
    ...pageRequest(state),
  };
}
