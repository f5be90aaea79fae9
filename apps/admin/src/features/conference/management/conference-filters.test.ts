import { expect, test } from 'vitest';
import { readListState, writeListState } from '../../../shared/list/list-state.ts';
import { conferenceFilters } from './conference-filters.ts';

const read = (address: string) => readListState(new URLSearchParams(address), conferenceFilters);
const requestOf = ({ filters, sorting }: ReturnType<typeof read>) => conferenceFilters.toRequest(filters, sorting);

test('the states and the order of an address are what is asked for, and back', () => {
  const address = 'keyword=%E9%9D%92%E6%B2%B3&state=registering&state=running&sort=createdAt';
  const state = read(address);
  expect(requestOf(state)).toEqual({ keyword: '青河', states: [2, 4], sorting: 'createdAt ASC' });
  expect(state).toMatchObject({ page: 1, pageSize: 20 });
  expect(writeListState(state, conferenceFilters).toString()).toBe(address);
});

test('what an address can’t mean is left out', () => {
  const state = read('state=gone&sort=phone.desc&page=-1');
  expect(requestOf(state)).toMatchObject({ states: [], sorting: 'startTime DESC' });
  expect(state.page).toBe(1);
});
