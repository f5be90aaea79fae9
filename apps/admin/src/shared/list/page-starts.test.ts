import { expect, test } from 'vitest';
import { pageStarts } from './page-starts.ts';

test('the last page is asked for even when it is not full', () => {
  expect(pageStarts(201, 100)).toEqual([0, 100, 200]);
});

test('a full last page is not followed by an empty one', () => {
  expect(pageStarts(200, 100)).toEqual([0, 100]);
});

test('no rows need no page', () => {
  expect(pageStarts(0, 100)).toEqual([]);
});
