import { expect, it } from 'vitest';
import { readListState, writeListState } from '../../../shared/list/list-state.ts';
import { attendeeFilters } from './attendee-filters.ts';

const read = (address: string) => readListState(new URLSearchParams(address), attendeeFilters);
const requestOf = ({ filters, sorting }: ReturnType<typeof read>) => attendeeFilters.toRequest(filters, sorting);

it('keeps in the address whether the list is of who signed in or of who did not', () => {
  const state = read('arrival=missing&role=1');
  expect(requestOf(state)).toMatchObject({ arrival: 'missing', userTypes: [1] });
  expect(writeListState(state, attendeeFilters).toString()).toBe('role=1&arrival=missing');
  expect(attendeeFilters.active(state.filters, undefined).map(({ label }) => label)).toEqual(['嘉宾', '未签到']);
  const other = read('arrival=all');
  expect(other.filters).toEqual(read('').filters);
  expect(requestOf(other)).toMatchObject({ arrival: 'all' });
});
