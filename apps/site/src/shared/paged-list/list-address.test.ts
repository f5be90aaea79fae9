import { expect, test } from 'vitest';
import { listPath, pageArgument, readNumber, readPageNumber } from './list-address.ts';

test('a page number that can not be read is the first', () => {
  const pageOf = (text: string) => readPageNumber(new URLSearchParams(text));
  expect(['page=3', '', 'page=0', 'page=-2', 'page=1e3', 'page=99999'].map(pageOf)).toEqual([3, 1, 1, 1, 1, 1]);
});

test('an address says only what is not usual, and is read back', () => {
  expect(listPath('/vr', { q: '', sort: undefined, page: 1 })).toBe('/vr');
  const path = listPath('/vr', { category: 7, q: '雪 山', page: 2 });
  const query = new URLSearchParams(path.split('?')[1]);
  expect([readNumber(query, 'category'), query.get('q'), readPageNumber(query)]).toEqual([7, '雪 山', 2]);
  expect(pageArgument(2, 18)).toEqual({ skipCount: 18, maxResultCount: 18 });
});
