import { expect, test } from 'vitest';
import { choiceOf, libraryTree, toggleNode } from './library-tree.ts';

const node = (id: number, parentId: number | null) => ({ id, parentId, name: `节点 ${id}`, imageCount: 0 });
// 1 → (2 → 4, 5), (3)
const tree = libraryTree([node(1, null), node(2, 1), node(3, 1), node(4, 2), node(5, 2)]);

test('a node is chosen with what is above it, and mixed when only a part of it is', () => {
  expect(choiceOf(tree, [2], 4)).toBe(true);
  expect(choiceOf(tree, [4], 2)).toBe('mixed');
  expect(choiceOf(tree, [4], 1)).toBe('mixed');
  expect(choiceOf(tree, [4], 3)).toBe(false);
});

test('choosing a node takes the place of its parts', () => {
  expect(toggleNode(tree, [4, 3], 2)).toEqual([3, 2]);
});

test('giving up a part leaves the other parts', () => {
  expect(toggleNode(tree, [2], 4)).toEqual([5]);
  expect(toggleNode(tree, [1], 4).toSorted()).toEqual([3, 5]);
  expect(toggleNode(tree, [2, 3], 2)).toEqual([3]);
});

test('ids the tree does not know do no harm', () => {
  expect(toggleNode(tree, [99], 4)).toEqual([99, 4]);
  expect(tree.ancestorsOf(99)).toEqual([]);
  expect(libraryTree().roots).toEqual([]);
});
