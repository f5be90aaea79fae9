import { describe, expect, it } from 'vitest';
import { editDistance, nearestTerm } from './nearest-term.ts';

const known = ['香格里拉', '雪山', '梯田', '油菜花', '泼水节', '丽江'].map((term) => ({ term, count: 10 }));

describe('nearestTerm', () => {
  it.each([
    ['香格理拉', '香格里拉'],
    ['雪善', '雪山'],
    ['油彩花', '油菜花'],
    ['泼水接', '泼水节'],
    ['xiangelila', '香格里拉'],
    ['lijiamg', '丽江'],
  ])('reads %s as %s', (typed, meant) => {
    expect(nearestTerm(typed, known)).toBe(meant);
  });

  it.each(['量子纠缠', 'qwertyuiop', '飞碟', 'zzz'])('has no guess for %s', (typed) => {
    expect(nearestTerm(typed, known)).toBeNull();
  });

  it('prefers the frequent one among equally near terms', () => {
    expect(
      nearestTerm('数枝', [
        { term: '树枝', count: 900 },
        { term: '束支', count: 1 },
      ]),
    ).toBe('树枝');
  });
});

describe('editDistance', () => {
  it('counts a swap of neighbours once and stops above the limit', () => {
    expect(editDistance('lijaing', 'lijiang', 2)).toBe(1);
    expect(editDistance('abc', 'xyz', 1)).toBe(2);
  });
});
