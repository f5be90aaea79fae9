import { expect, test } from 'vitest';
import { nodeNames, nodeOptions, openAtFirst } from './node-tree-data.ts';

const few = [
  { id: 1, parentId: null, name: '风光' },
  { id: 2, parentId: 1, name: '雪山' },
  { id: 3, parentId: null, name: '城市' },
];
const below = (parentId: number, from: number) =>
  Array.from({ length: 40 }, (_, index) => ({ id: from + index, parentId, name: `${from + index}` }));

test('a flat tree is nested in its given order', () => {
  expect(nodeOptions(few)).toEqual([
    { value: 1, title: '风光', children: [{ value: 2, title: '雪山', children: [] }] },
    { value: 3, title: '城市', children: [] },
  ]);
});

test('a node that is gone keeps its number', () => {
  expect(nodeNames(few, [2, 9])).toBe('雪山、#9');
});

test('a small tree is open', () => {
  expect(openAtFirst(few)).toEqual([1, 2, 3]);
});

test('a large tree below one root shows what is under that root', () => {
  expect(openAtFirst([{ id: 1, parentId: null, name: '省' }, ...below(1, 10), ...below(10, 100)])).toEqual([1]);
});

test('a large tree of several roots is closed', () => {
  const roots = [1, 2].map((id) => ({ id, parentId: null, name: `${id}` }));
  expect(openAtFirst([...roots, ...below(1, 10), ...below(2, 100)])).toEqual([]);
});
