import { expect, test } from 'vitest';
import { dropMove, matchingNodes, moveUnder, stepMove } from './tree-plan.ts';

const node = (id: number, parentId: number | null, name = `n${id}`) => ({ id, parentId, name });
// 1 ─ 11, 12 ─ 121 · 2 · 3
const tree = [node(1, null), node(2, null), node(3, null), node(11, 1), node(12, 1), node(121, 12, '雪山')];

test('a step up or down keeps the parent', () => {
  expect(stepMove(tree, 2, -1)).toEqual({ id: 2, parentId: null, index: 0 });
  expect(stepMove(tree, 2, 1)).toEqual({ id: 2, parentId: null, index: 2 });
});

test('the first goes no further up and the last no further down', () => {
  expect(stepMove(tree, 11, -1)).toBeUndefined();
  expect(stepMove(tree, 12, 1)).toBeUndefined();
});

test('a drop after a sibling counts places without the dragged node', () => {
  expect(dropMove(tree, { id: 1, targetId: 2, side: 'after' })).toEqual({ id: 1, parentId: null, index: 1 });
  expect(dropMove(tree, { id: 3, targetId: 2, side: 'before' })).toEqual({ id: 3, parentId: null, index: 1 });
});

test('a drop into a node makes it the last child', () => {
  expect(dropMove(tree, { id: 3, targetId: 1, side: 'into' })).toEqual({ id: 3, parentId: 1, index: 2 });
});

test('a node can’t be dropped into itself or below itself', () => {
  expect(dropMove(tree, { id: 1, targetId: 1, side: 'into' })).toBeUndefined();
  expect(dropMove(tree, { id: 1, targetId: 121, side: 'after' })).toBeUndefined();
});

test('moving under a parent puts a node behind its children', () => {
  expect(moveUnder(tree, 2, 1)).toEqual({ id: 2, parentId: 1, index: 2 });
  expect(moveUnder(tree, 121, null)).toEqual({ id: 121, parentId: null, index: 3 });
});

test('a search keeps what is above a hit', () => {
  expect(matchingNodes(tree, '雪').map(({ id }) => id)).toEqual([1, 12, 121]);
});
