import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { drawWinners } from './draw-winners.ts';

const seedOf = (text: string) => createHash('sha256').update(text).digest();
const entrants = Array.from({ length: 20 }, (_, index) => index + 1);

it('draws the same winners again for who is told the seed, in whatever order the entries are told', () => {
  const winners = drawWinners(seedOf('一'), entrants, 3);
  expect(drawWinners(seedOf('一'), entrants.toReversed(), 3)).toEqual(winners);
  expect(drawWinners(seedOf('一'), [...entrants, 7, 7], 3)).toEqual(winners);
  expect(drawWinners(seedOf('一'), entrants, 5).slice(0, 3)).toEqual(winners);
});

it('draws anew for another seed and for one entry more, so that nobody can choose his place', () => {
  const all = drawWinners(seedOf('一'), entrants, 20);
  expect(drawWinners(seedOf('二'), entrants, 20)).not.toEqual(all);
  expect(drawWinners(seedOf('一'), [...entrants, 21], 21).filter((entry) => entry !== 21)).not.toEqual(all);
});

it('lets nobody win twice, and everybody where there are more prizes than entries', () => {
  const all = drawWinners(seedOf('一'), entrants, 50);
  expect(all.toSorted((a, b) => a - b)).toEqual(entrants);
  expect(drawWinners(seedOf('一'), [], 3)).toEqual([]);
});

it('favours no entry: over 4,000 draws each of 20 wins about as often', () => {
  const wins = new Map(entrants.map((entry) => [entry, 0]));
  for (let round = 0; round < 4000; round += 1)
    for (const entry of drawWinners(seedOf(`轮 ${round}`), entrants, 1)) wins.set(entry, (wins.get(entry) ?? 0) + 1);
  // χ² with 19 degrees of freedom: above 43.8 in one of a thousand fair draws; these seeds are always the same.
  const chiSquare = [...wins.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
  expect(chiSquare).toBeLessThan(43.8);
});
