import { expect, it } from 'vitest';
import { readListState, writeListState } from '../../../shared/list/list-state.ts';
import {
  activeAttendeeFilters,
  attendeeListRequest,
  attendeeListRules,
  noAttendeeFilters,
} from './attendee-filters.ts';

it('keeps in the address whether the list is of who signed in or of who did not', () => {
  const state = readListState(new URLSearchParams('arrival=missing&role=1'), attendeeListRules);
  expect(attendeeListRequest(7, state)).toMatchObject({ arrival: 'missing', userTypes: [1] });
  expect(writeListState(state, attendeeListRules).toString()).toBe('role=1&arrival=missing');
  expect(activeAttendeeFilters(state.filters, []).map(({ label }) => label)).toEqual(['嘉宾', '未签到']);
  const other = readListState(new URLSearchParams('arrival=all'), attendeeListRules);
  expect(other.filters).toEqual(noAttendeeFilters);
  expect(attendeeListRequest(7, other)).toMatchObject({ arrival: 'all' });
});
