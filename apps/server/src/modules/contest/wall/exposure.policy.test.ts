import { expect, it } from 'vitest';
import { fairOrder, gini } from './exposure.policy.ts';

const ids = Array.from({ length: 100 }, (_, place) => place + 1);

it('tells how uneven counts are', () => {
  expect(gini([])).toBeNull();
  expect(gini([5, 5, 5, 5])).toBe(0);
  expect(gini([0, 0, 0, 8])).toBe(0.75);
});

it('an order is the same for its seed and another for every other', () => {
  const shown = new Map(ids.map((id) => [id, 0]));
  expect(fairOrder(ids, shown, 'a')).toEqual(fairOrder(ids, shown, 'a'));
  expect(fairOrder(ids, shown, 'a')).not.toEqual(fairOrder(ids, shown, 'b'));
  expect(fairOrder(ids, shown, 'a').toSorted((a, b) => a - b)).toEqual(ids);
});

it('what was shown least comes first, what came later last', () => {
  const shown = new Map([
    [1, 3],
    [2, 0],
    [3, 1],
  ]);
  expect(fairOrder([1, 2, 3, 4], shown, 'a')).toEqual([2, 3, 1, 4]);
});

it('two thousand views of a hundred works leave a Gini of at most 0.10', () => {
  const shown = new Map(ids.map((id) => [id, 0]));
  let begun = new Map(shown);
  let seen: number[] = [];
  for (let view = 0; view < 2000; view += 1) {
    // An order is up to twenty views old, and what they saw is counted only with the next.
    if (view % 20 === 0) {
      for (const id of seen) shown.set(id, (shown.get(id) ?? 0) + 1);
      [seen, begun] = [[], new Map(shown)];
    }
    seen.push(...fairOrder(ids, begun, String(view)).slice(0, 4 + ((view * 7) % 30)));
  }
  expect(gini([...shown.values()])).toBeLessThanOrEqual(0.1);
});
