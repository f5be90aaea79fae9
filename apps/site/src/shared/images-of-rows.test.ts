import { expect, test } from 'vitest';
import { imagesOfRows } from './images-of-rows.ts';

const landscapes = (count: number) => Array.from({ length: count }, (_, id) => ({ id, width: 1500, height: 1000 }));

test('so many images are taken as fill the rows edge to edge', () => {
  // A row of 1200 px fits 3.6 pictures of 330 × 220 px.
  const shown = imagesOfRows(landscapes(18), 2, 220).length;
  expect(shown).toBeGreaterThanOrEqual(7);
  expect(shown).toBeLessThanOrEqual(8);
});

test('images that do not fill the rows are all shown', () => {
  expect(imagesOfRows(landscapes(3), 2, 220)).toHaveLength(3);
  expect(imagesOfRows([], 2, 220)).toEqual([]);
});

test('one row of wide panoramas holds at least one', () => {
  expect(
    imagesOfRows(
      [
        { width: 8000, height: 1000 },
        { width: 8000, height: 1000 },
      ],
      1,
      168,
    ).length,
  ).toBeGreaterThan(0);
});
