import { expect, test } from 'vitest';
import { readSearch, relaxedSearch, searchPath } from './search-state.ts';

const read = (address: string) => readSearch(new URL(address, 'http://site').searchParams);
const address = '/search/photo?keyword=%E9%9B%AA%E5%B1%B1&exact=true&sort=newest&colours=blue';

test('a search comes back from its address', () => {
  const state = read(address);
  expect(state).toMatchObject({ keyword: '雪山', exact: true, sort: 'newest', page: 1 });
  expect(searchPath('photo', state)).toBe(address);
});

test('a search by meaning is one of images', () => {
  const state = read('/search/photo?keyword=a');
  const meant = relaxedSearch(state, { condition: 'meaning', word: null, gain: 1 }, ['a']);
  expect(searchPath('photo', meant)).toBe('/search/photo?keyword=a&meaning=true');
  expect(read('/search/photo?keyword=a&meaning=true')).toEqual(meant);
  expect(searchPath('gallery', meant)).toBe('/search/gallery?keyword=a');
});

test('each kind keeps only what it can be asked', () => {
  const state = { ...read(`${address}&page=3`), sort: 'downloads' as const };
  expect(searchPath('gallery', state)).toBe('/search/gallery?keyword=%E9%9B%AA%E5%B1%B1&exact=true&sort=hottest');
  expect(searchPath('photographer', state)).toBe('/search/photographer?keyword=%E9%9B%AA%E5%B1%B1&page=3');
  expect(searchPath('photo', {})).toBe('/search/photo');
});

test.each(['page=0', 'page=x', 'page=999999'])('an impossible page is the first: %s', (query) => {
  expect(read(`/search/photographer?${query}`).page).toBe(1);
});

test('a relaxation drops its word or its condition, and nothing else', () => {
  const state = read(
    '/search/photo?keyword=%E9%9B%AA%E5%B1%B1%E6%97%A5%E5%87%BA&regionIds=5&colours=blue&takenFrom=2025-01-01',
  );
  const words = ['雪山', '日出'];
  expect(relaxedSearch(state, { condition: 'keyword', word: '日出', gain: 1 }, words)).toEqual({
    ...state,
    keyword: '雪山',
  });
  expect(relaxedSearch(state, { condition: 'regionIds', word: null, gain: 1 }, words)).toEqual({
    ...state,
    filter: { ...state.filter, regionIds: [] },
  });
  expect(relaxedSearch(state, { condition: 'taken', word: null, gain: 1 }, words).filter.takenFrom).toBe('');
});
