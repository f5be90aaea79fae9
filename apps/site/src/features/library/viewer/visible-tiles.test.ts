import { expect, test } from 'vitest';
import { visibleTiles } from './visible-tiles.ts';

const original = { width: 6000, height: 4000 };
const stage = { width: 1000, height: 500 };
const places = (shown: typeof original, offset = { x: 0, y: 0 }) =>
  visibleTiles({ original, shown, stage, offset, side: 1024 }).map(({ column, row }) => [column, row]);

test('only the tiles under the stage are asked for', () => {
  expect(places(original)).toEqual([
    [2, 1],
    [3, 1],
    [2, 2],
    [3, 2],
  ]);
  expect(places(original, { x: 2500, y: 1750 })).toEqual([[0, 0]]);
});

test('a picture smaller than the stage is covered whole, its last tiles cut at its edges', () => {
  const tiles = visibleTiles({
    original,
    shown: { width: 600, height: 400 },
    stage,
    offset: { x: 0, y: 0 },
    side: 1024,
  });
  expect(tiles).toHaveLength(24);
  const last = tiles.at(-1);
  expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(600);
  expect((last?.top ?? 0) + (last?.height ?? 0)).toBeCloseTo(400);
});
