import { expect, test } from 'vitest';
import { choices } from '../filters/choices.tsx';
import { days } from '../filters/days.tsx';
import { defineFilters } from '../filters/define-filters.ts';
import { namedOnes } from '../filters/named.tsx';
import { text } from '../filters/text.tsx';
import { pageRequest, readListState, writeListState } from './list-state.ts';

const rules = defineFilters(
  {
    keyword: text({ placeholder: '标题' }),
    states: choices({ param: 'state', label: '状态', titles: { open: '开放', closed: '关闭' } }),
    ids: namedOnes({ param: 'id', label: '编号' }),
    span: days({ label: '时间', prefix: '时间' }),
  },
  { sortFields: ['createdAt', 'title'], defaultSorting: 'createdAt DESC' },
);
const read = (query: string) => readListState(new URLSearchParams(query), rules);
const anyDay = { from: undefined, to: undefined };

test('an empty address is the first page of everything, newest first, as a table', () => {
  expect(read('')).toEqual({
    filters: { keyword: '', states: [], ids: [], span: anyDay },
    page: 1,
    pageSize: 20,
    sorting: 'createdAt DESC',
    view: 'table',
  });
});

test('what a list shows comes back from its address', () => {
  const state = {
    filters: {
      keyword: '雪山 & 湖',
      states: ['closed' as const],
      ids: [3, 7],
      span: { from: '2026-11-01', to: undefined },
    },
    page: 4,
    pageSize: 50,
    sorting: 'title ASC',
    view: 'grid' as const,
  };
  const address = writeListState(state, rules).toString();
  expect(decodeURIComponent(address)).toBe(
    'keyword=雪山+&+湖&state=closed&id=3&id=7&from=2026-11-01&sort=title&size=50&page=4&view=grid',
  );
  expect(readListState(new URLSearchParams(address), rules)).toEqual(state);
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
  expect(filters).toEqual({ keyword: '', states: ['open'], ids: [3], span: anyDay });
});

test('a page becomes the wire’s offset', () => {
  expect(pageRequest({ page: 3, pageSize: 50 })).toEqual({ skipCount: 100, maxResultCount: 50 });
});
