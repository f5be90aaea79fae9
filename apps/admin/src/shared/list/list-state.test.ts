import { expect, test } from 'vitest';
import { type ListRules, pageRequest, readListState, writeListState } from './list-state.ts';
import { readChoices, readDay, readIds, readText, writeValues } from './query-values.ts';

interface Filters {
  readonly keyword: string;
  readonly states: readonly ('open' | 'closed')[];
  readonly ids: readonly number[];
  readonly from: string | undefined;
}

const rules: ListRules<Filters> = {
  codec: {
    read: (query) => ({
      keyword: readText(query, 'keyword'),
      states: readChoices(query, 'state', ['open', 'closed']),
      ids: readIds(query, 'id'),
      from: readDay(query, 'from'),
    }),
    write: (filters) => ({
      keyword: writeValues(filters.keyword),
      state: writeValues(filters.states),
      id: writeValues(filters.ids),
      from: writeValues(filters.from),
    }),
  },
  sortFields: ['createdAt', 'title'],
  defaultSorting: 'createdAt DESC',
};
const read = (query: string) => readListState(new URLSearchParams(query), rules);

test('an empty address is the first page of everything, newest first, as a table', () => {
  expect(read('')).toEqual({
    filters: { keyword: '', states: [], ids: [], from: undefined },
    page: 1,
    pageSize: 20,
    sorting: 'createdAt DESC',
    view: 'table',
  });
});

test('what a list shows comes back from its address', () => {
  const state = {
    filters: { keyword: '雪山 & 湖', states: ['closed' as const], ids: [3, 7], from: '2026-11-01' },
    page: 4,
    pageSize: 50,
    sorting: 'title ASC',
    view: 'grid' as const,
  };
  expect(readListState(new URLSearchParams(writeListState(state, rules).toString()), rules)).toEqual(state);
});

test('defaults stay out of the address', () => {
  expect(writeListState(read(''), rules).toString()).toBe('');
});

test.each([
  ['page=0', { page: 1 }],
  ['page=-3', { page: 1 }],
  ['page=1.5', { page: 1 }],
  ['page=99999999', { page: 1 }],
  ['size=7', { pageSize: 20 }],
  ['size=100', { pageSize: 100 }],
  ['sort=password.desc', { sorting: 'createdAt DESC' }],
  ['sort=title', { sorting: 'title ASC' }],
  ['sort=title.desc', { sorting: 'title DESC' }],
  ['view=wall', { view: 'table' }],
])('an edited address %s still opens the list', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test('filters the wire would refuse are dropped', () => {
  const { filters } = read('id=3&id=x&id=-1&id=3&id=2147483648&state=open&state=gone&from=2026-02-30');
  expect(filters).toEqual({ keyword: '', states: ['open'], ids: [3], from: undefined });
});

test('a page becomes the wire’s offset', () => {
  expect(pageRequest({ page: 3, pageSize: 50 })).toEqual({ skipCount: 100, maxResultCount: 50 });
});
