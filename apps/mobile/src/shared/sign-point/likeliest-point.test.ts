import { expect, it } from 'vitest';
import { likeliestPoint } from './likeliest-point.ts';

const point = (name: string, day: number, from: string, until: string) => ({
  name,
  opensAt: `2026-11-${day}T${from}:00`,
  closesAt: `2026-11-${day}T${until}:00`,
});
const points = [
  point('第一天入场', 20, '08:00', '18:00'),
  point('第二天入场', 21, '08:00', '18:00'),
  point('第二天早餐', 21, '07:00', '09:00'),
];
const at = (now: string) => likeliestPoint(points, `2026-11-${now}:00`)?.name;

it('takes the first that is open, as the office ordered them', () => {
  expect(at('21T07:30')).toBe('第二天早餐');
  expect(at('21T08:30')).toBe('第二天入场');
});

it('takes what opens next while none is open, and the last when all is over', () => {
  expect(at('20T20:00')).toBe('第二天早餐');
  expect(at('22T08:00')).toBe('第二天早餐');
  expect(likeliestPoint([], '2026-11-20T08:00:00')).toBeUndefined();
});
