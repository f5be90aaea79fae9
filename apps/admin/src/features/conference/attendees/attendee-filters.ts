import type { useGetManagedAttendeesQuery } from '@tuyuan/api-client/conference/attendee-management.ts';
import type { AttendeeState } from '@tuyuan/contract/conference/conference-fields.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import type { ActiveFilter } from '../../../shared/filters/filter-row.tsx';
import { type FilterCodec, type ListRules, type ListState, pageRequest } from '../../../shared/list/list-state.ts';
import { readChoices, readIds, readText, writeValues } from '../../../shared/list/query-values.ts';
import { attendeeStateChoices, attendeeStateTitles } from './attendee-state.tsx';

/** As the wire numbers them: `0` an attendee … `4` the office. */
export const userTypeChoices = ['0', '1', '2', '3', '4'] as const;
export type UserTypeChoice = (typeof userTypeChoices)[number];

export const arrivalTitles = { arrived: '已签到', missing: '未签到' } as const;
export type ArrivalChoice = keyof typeof arrivalTitles;

export interface AttendeeFilters {
  readonly keyword: string;
  readonly states: readonly AttendeeState[];
  readonly ticketTypeIds: readonly number[];
  readonly userTypes: readonly UserTypeChoice[];
  readonly arrival: ArrivalChoice | undefined;
}

export const noAttendeeFilters: AttendeeFilters = {
  keyword: '',
  states: [],
  ticketTypeIds: [],
  userTypes: [],
  arrival: undefined,
};

const codec: FilterCodec<AttendeeFilters> = {
  read: (query) => ({
    keyword: readText(query, 'keyword').slice(0, 50),
    states: readChoices(query, 'state', attendeeStateChoices),
    ticketTypeIds: readIds(query, 'ticket'),
    userTypes: readChoices(query, 'role', userTypeChoices),
    arrival: readChoices(query, 'arrival', ['arrived', 'missing'])[0],
  }),
  write: (filters) => ({
    keyword: writeValues(filters.keyword),
    state: writeValues(filters.states),
    ticket: writeValues(filters.ticketTypeIds),
    role: writeValues(filters.userTypes),
    arrival: writeValues(filters.arrival),
  }),
};

export const attendeeListRules: ListRules<AttendeeFilters> = {
  codec,
  sortFields: ['createdAt', 'name', 'state'],
  defaultSorting: 'createdAt DESC',
};

/** What narrows the list now, in words, each with the way to drop it. */
export function activeAttendeeFilters(
  { keyword, states, ticketTypeIds, userTypes, arrival }: AttendeeFilters,
  types: readonly Pick<ManagedTicketType, 'id' | 'name'>[],
): ActiveFilter<AttendeeFilters>[] {
  const typeNames = types.filter(({ id }) => ticketTypeIds.includes(id)).map(({ name }) => name);
  const all = [
    { isSet: keyword !== '', label: keyword, without: { keyword: '' } },
    {
      isSet: states.length > 0,
      label: states.map((state) => attendeeStateTitles[state]).join('、'),
      without: { states: [] },
    },
    { isSet: ticketTypeIds.length > 0, label: typeNames.join('、') || '票种', without: { ticketTypeIds: [] } },
    {
      isSet: userTypes.length > 0,
      label: userTypes.map((type) => conferenceUserTypeName(Number(type))).join('、'),
      without: { userTypes: [] },
    },
    {
      isSet: arrival !== undefined,
      label: arrival === undefined ? '' : arrivalTitles[arrival],
      without: { arrival: undefined },
    },
  ];
  return all.filter(({ isSet }) => isSet).map(({ label, without }) => ({ label, without }));
}

type Request = Exclude<Parameters<typeof useGetManagedAttendeesQuery>[0], symbol>;
type Sorting = NonNullable<Request['sorting']>;

function isSorting(text: string): text is Sorting {
  const [field = '', direction = ''] = text.split(' ');
  return attendeeListRules.sortFields.includes(field) && (direction === 'ASC' || direction === 'DESC');
}

/** All that the state's filters leave, in its order. */
export function allAttendeesRequest(
  conferenceId: number,
  { filters, sorting }: ListState<AttendeeFilters>,
): Omit<Request, 'skipCount' | 'maxResultCount'> {
  return {
    conferenceId,
    keyword: filters.keyword,
    states: [...filters.states],
    ticketTypeIds: [...filters.ticketTypeIds],
    userTypes: filters.userTypes.map(Number),
    arrival: filters.arrival ?? 'all',
    ...(isSorting(sorting) && { sorting }),
  };
}

/** The call that answers a list state. */
export function attendeeListRequest(conferenceId: number, state: ListState<AttendeeFilters>): Request {
  return { ...allAttendeesRequest(conferenceId, state), ...pageRequest(state) };
}
