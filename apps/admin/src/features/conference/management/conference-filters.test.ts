import { expect, test } from 'vitest';
import { readListState, writeListState } from '../../../shared/list/list-state.ts';
import { conferenceListRequest, conferenceListRules } from './conference-filters.ts';

const read = (address: string) => readListState(new URLSearchParams(address), conferenceListRules);

test('the states and the order of an address are what is asked for, and back', () => {
  const address = 'keyword=%E9%9D%92%E6%B2%B3&state=registering&state=running&sort=createdAt';
  const state = read(address);
  expect(conferenceListRequest(state)).toEqual({
    keyword: '青河',
    states: [2, 4],
    sorting: 'createdAt ASC',
    skipCount: 0,
    maxResultCount: 20,
  });
  expect(writeListState(state, conferenceListRules).toString()).toBe(address);
});

test('what an address can’t mean is left out', () => {
  expect(conferenceListRequest(read('state=gone&sort=phone.desc&page=-1'))).toMatchObject({
    states: [],
    sorting: 'startTime DESC',
    skipCount: 0,
  });
});
