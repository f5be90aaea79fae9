import { expect, test, vi } from 'vitest';
import { growingList } from './growing-list.ts';

const result = (pages: number, change = {}) => ({
  currentData: { pages: Array.from({ length: pages }, (_, page) => ({ items: [page * 2, page * 2 + 1] })) },
  hasNextPage: true,
  isError: false,
  isFetching: false,
  fetchNextPage: vi.fn(),
  refetch: vi.fn(),
  ...change,
});

test('pages follow each other in one list', () => {
  expect(growingList(result(2)).items).toEqual([0, 1, 2, 3]);
});

test('after every fifth page a person has to ask for more', () => {
  expect(growingList(result(4))).toMatchObject({ foot: 'loading', hasMore: true });
  expect(growingList(result(5))).toMatchObject({ foot: 'waiting', hasMore: false });
  expect(growingList(result(6))).toMatchObject({ foot: 'loading', hasMore: true });
  expect(growingList(result(10))).toMatchObject({ foot: 'waiting', hasMore: false });
});

test('a page that fails leaves the others and can be asked for again', () => {
  const failed = result(2, { isError: true });
  const list = growingList(failed);
  expect(list).toMatchObject({ stage: 'shown', foot: 'failed' });
  expect(list.items).toHaveLength(4);
  list.loadMore();
  expect(failed.fetchNextPage).toHaveBeenCalledOnce();
});

test('a list that never came says so, and that it is being tried again', () => {
  const none = { currentData: undefined, isError: true };
  expect(growingList(result(0, none)).stage).toBe('failed');
  expect(growingList(result(0, { ...none, isFetching: true })).stage).toBe('loading');
});

test('does not ask for a page that is on its way', () => {
  const busy = result(2, { isFetching: true });
  growingList(busy).loadMore();
  expect(busy.fetchNextPage).not.toHaveBeenCalled();
});

test('the last page ends the list', () => {
  expect(growingList(result(5, { hasNextPage: false }))).toMatchObject({ foot: 'ended', hasMore: false });
});
