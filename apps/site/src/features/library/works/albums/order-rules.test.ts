import type { AlbumPicture } from '@tuyuan/contract/library/photographer-album.ts';
import { expect, test } from 'vitest';
import { countMoves, moveTo, quickOrders } from './order-rules.ts';

test('a picture is moved, and those between make room', () => {
  expect(moveTo([1, 2, 3, 4], 3, 0)).toEqual([4, 1, 2, 3]);
  expect(moveTo([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
  expect(moveTo([1, 2, 3], 1, 99)).toEqual([1, 3, 2]);
  expect(moveTo([1, 2, 3], 1, -5)).toEqual([2, 1, 3]);
  const same = [1, 2];
  expect(moveTo(same, 1, 1)).toBe(same);
});

test('moves are counted by what left its order, not by what shifted', () => {
  expect(countMoves([1, 2, 3, 4, 5], [5, 1, 2, 3, 4])).toBe(1);
  expect(countMoves([1, 2, 3], [3, 2, 1])).toBe(2);
  expect(countMoves([1, 2, 3], [1, 2, 3])).toBe(0);
});

const picture = (id: number, title: string, takenAt: string | null, sales: number): AlbumPicture => ({
  id,
  title,
  cover: null,
  reviewState: 'approved',
  takenAt,
  sales,
});

test('one tap orders by time, title, sales, or turns it round; what has no time comes last', () => {
  const pictures = [
    picture(1, '湖 10', null, 1),
    picture(2, '湖 2', '2026-01-02T00:00:00', 5),
    picture(3, '湖 1', '2025-01-01T00:00:00', 1),
  ];
  const orders = quickOrders.map(({ order }) => order(pictures).map(({ id }) => id));
  expect(orders).toEqual([
    [3, 2, 1],
    [3, 2, 1],
    [2, 1, 3],
    [3, 2, 1],
  ]);
});
