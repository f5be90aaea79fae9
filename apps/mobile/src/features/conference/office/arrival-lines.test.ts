import { expect, it } from 'vitest';
import { arrivalLines } from './arrival-lines.ts';

const point = (clock: string, expected: number, arrived: number | null) => ({
  at: `2026-11-20T${clock}:00`,
  expected,
  arrived,
  low: null,
  high: null,
});

it('draws the expected to the end, and those who came until now', () => {
  const lines = arrivalLines([point('08:00', 0, 0), point('09:00', 50, 40), point('10:00', 100, null)], 200, 100);
  expect(lines.expected).toBe('M0 100L100 50L200 0');
  expect(lines.arrived).toBe('M0 100L100 60');
  expect(lines.area).toBe('M0 100L100 60L100 100L0 100Z');
  expect(lines.head).toEqual({ x: 100, y: 60 });
  expect(lines.ticks).toEqual(['2026-11-20T08:00:00', '2026-11-20T09:00:00', '2026-11-20T10:00:00']);
});

it('fits more than were expected, and is empty before anybody was', () => {
  expect(arrivalLines([point('08:00', 10, 40)], 200, 100)).toMatchObject({ head: { x: 0, y: 0 }, expected: 'M0 75' });
  expect(arrivalLines([], 200, 100)).toEqual({ expected: '', arrived: '', area: '', head: null, ticks: [] });
});
