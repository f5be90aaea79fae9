import { expect, test } from 'vitest';
import { actualScale, bounded, fitInto, movedBy, unzoomed, zoomedAt } from './zoom.ts';

const stage = { width: 1000, height: 600 };
const picture = { width: 6000, height: 4000 };
const fitted = fitInto(picture, stage);
const bounds = { stage, fitted, maxScale: 4 };

test('a picture fits the stage whole and keeps its shape', () => {
  expect(fitted).toEqual({ width: 900, height: 600 });
  expect(fitInto({ width: 1000, height: 4000 }, stage)).toEqual({ width: 150, height: 600 });
});

test('a small picture is not blown up to fit', () => {
  expect(fitInto({ width: 400, height: 300 }, stage)).toEqual({ width: 400, height: 300 });
});

test('1:1 shows the 1600 px preview pixel by pixel', () => {
  expect(actualScale(picture, fitted)).toBeCloseTo(1600 / 900);
  expect(actualScale({ width: 400, height: 300 }, { width: 400, height: 300 })).toBe(1);
});

test('what lies under the pointer stays there while zooming', () => {
  const point = { x: 100, y: -50 };
  const zoomed = zoomedAt(unzoomed, 2, point, bounds);
  // The same spot of the picture before and after, in pixels of the fitted picture.
  const spot = (zoom: typeof zoomed) => ({ x: (point.x - zoom.x) / zoom.scale, y: (point.y - zoom.y) / zoom.scale });
  expect(spot(zoomed)).toEqual(spot(unzoomed));
});

test('zooming stops at its limits', () => {
  expect(zoomedAt(unzoomed, 99, { x: 0, y: 0 }, bounds).scale).toBe(4);
  expect(zoomedAt({ scale: 2, x: 80, y: 0 }, 0.2, { x: 0, y: 0 }, bounds)).toEqual(unzoomed);
});

test('a moved picture leaves no gap it could fill', () => {
  const zoomed = bounded({ scale: 2, x: 0, y: 0 }, bounds);
  expect(movedBy(zoomed, { x: 5000, y: 0 }, bounds)).toEqual({ scale: 2, x: 400, y: 0 });
  expect(movedBy(unzoomed, { x: 300, y: 300 }, bounds)).toEqual(unzoomed);
});
