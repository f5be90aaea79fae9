import { expect, test } from 'vitest';
import { moveNode } from './move-node.ts';

const tree = [
  { id: 1, parentId: null },
  { id: 2, parentId: null },
  { id: 3, parentId: null },
  { id: 11, parentId: 1 },
  { id: 12, parentId: 1 },
];
const childrenOf = (nodes: typeof tree, parentId: number | null) =>
  nodes.filter((node) => node.parentId === parentId).map(({ id }) => id);

test('a node moves down past its next sibling', () => {
  expect(childrenOf(moveNode(tree, { id: 1, parentId: null, index: 1 }), null)).toEqual([2, 1, 3]);
});

test('a node moves to the front of its siblings', () => {
  expect(childrenOf(moveNode(tree, { id: 3, parentId: null, index: 0 }), null)).toEqual([3, 1, 2]);
});

test('a node moves under another parent between its children, and leaves the old ones in order', () => {
  const moved = moveNode(tree, { id: 3, parentId: 1, index: 1 });
  expect(childrenOf(moved, 1)).toEqual([11, 3, 12]);
  expect(childrenOf(moved, null)).toEqual([1, 2]);
});

test('a place beyond the last child is the end', () => {
  expect(childrenOf(moveNode(tree, { id: 11, parentId: 1, index: 99 }), 1)).toEqual([12, 11]);
});

test('an unknown node changes nothing', () => {
  expect(moveNode(tree, { id: 99, parentId: null, index: 0 })).toEqual(tree);
});
