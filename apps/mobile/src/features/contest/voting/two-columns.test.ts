import { expect, it } from 'vitest';
import { twoColumns } from './two-columns.ts';

const tall = { id: 1, width: 100, height: 200 };
const wide = { width: 200, height: 100 };

it('fills the shorter column', () => {
  const works = [tall, { id: 2, ...wide }, { id: 3, ...wide }, { id: 4, ...wide }, { id: 5, ...wide }];
  const [left, right] = twoColumns(works);
  expect([left, right].map((column) => column.map(({ id }) => id))).toEqual([
    [1, 5],
    [2, 3, 4],
  ]);
});

it('leaves in their places those that are there when more arrive', () => {
  const works = Array.from({ length: 30 }, (_, id) => ({ id, width: 100 + id * 7, height: 90 + (id % 5) * 40 }));
  const before = twoColumns(works.slice(0, 17));
  const after = twoColumns(works);
  expect(after.map((column, side) => column.slice(0, before[side]?.length))).toEqual(before);
});
