import { expect, it } from 'vitest';
import { quietUntil } from './quiet-hours.policy.ts';

const until = (from: string, to: string, now: string, isOn = true) =>
  quietUntil({ isOn, from, until: to }, new Date(`${now}+08:00`), 'Asia/Shanghai')?.toISOString() ?? null;

it.each([
  ['2026-11-28T21:59:59', null],
  ['2026-11-28T22:00:00', '2026-11-29T00:00:00.000Z'],
  ['2026-11-28T23:59:59', '2026-11-29T00:00:00.000Z'],
  ['2026-11-29T00:00:00', '2026-11-29T00:00:00.000Z'],
  ['2026-11-29T07:59:59', '2026-11-29T00:00:00.000Z'],
  ['2026-11-29T08:00:00', null],
  ['2026-12-31T23:30:00', '2027-01-01T00:00:00.000Z'],
])('the night from 22:00 to 08:00 at %s ends at %s', (now, end) => {
  expect(until('22:00', '08:00', now)).toBe(end);
});

it('hours within one day end the same day', () => {
  expect(until('12:30', '14:00', '2026-11-28T12:29:00')).toBeNull();
  expect(until('12:30', '14:00', '2026-11-28T13:15:20')).toBe('2026-11-28T06:00:00.000Z');
  expect(until('12:30', '14:00', '2026-11-28T14:00:00')).toBeNull();
  expect(until('00:00', '06:00', '2026-11-28T00:00:00')).toBe('2026-11-27T22:00:00.000Z');
});

it('is never quiet while switched off', () => {
  expect(until('22:00', '08:00', '2026-11-28T23:00:00', false)).toBeNull();
});
