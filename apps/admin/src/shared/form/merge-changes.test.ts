import { expect, it } from 'vitest';
import { changedNames, mergeChanges } from './merge-changes.ts';

const names = ['title', 'city', 'guests'] as const;
const base = { title: '大会', city: '苏州', guests: ['林砚秋'] };

it('keeps what was typed and takes what somebody else has saved elsewhere', () => {
  const merged = mergeChanges(names, {
    base,
    mine: { ...base, title: '我的' },
    saved: { ...base, guests: ['林砚秋', '顾清和'] },
  });
  expect(merged.values).toEqual({ title: '我的', city: '苏州', guests: ['林砚秋', '顾清和'] });
  expect(merged).toMatchObject({ typed: ['title'], theirs: ['guests'], clashes: [] });
});

it('tells where both changed the same, and keeps mine until I decide', () => {
  const merged = mergeChanges(names, { base, mine: { ...base, title: '我的' }, saved: { ...base, title: '他的' } });
  expect(merged.values.title).toBe('我的');
  expect(merged.clashes).toEqual(['title']);
});

it('has nothing to tell where both wrote the same', () => {
  const both = { ...base, city: '江州' };
  expect(mergeChanges(names, { base, mine: both, saved: both })).toMatchObject({
    values: both,
    theirs: [],
    clashes: [],
  });
});

it('sees no change in a field that was emptied in another way', () => {
  expect(changedNames(['hall'], { hall: null }, {})).toEqual([]);
  expect(changedNames(['hall'], { hall: null }, { hall: '一厅' })).toEqual(['hall']);
});
