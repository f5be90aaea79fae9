import { expect, test } from 'vitest';
import { fitForSearch } from './fit-picture.ts';

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 800, height: 600 },
  ],
  [
    { width: 600, height: 4000 },
    { width: 120, height: 800 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 20_000, height: 4 },
    { width: 800, height: 1 },
  ],
])('%o is searched with as %o', (picture, fitted) => {
  expect(fitForSearch(picture)).toEqual(fitted);
});
