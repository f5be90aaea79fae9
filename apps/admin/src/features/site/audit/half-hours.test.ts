import { expect, it } from 'vitest';
import { between, clockOf, halfHourSpan, readHalfHours } from './half-hours.ts';

it.each([
  ['20-23', [20, 23]],
  ['0-48', [0, 48]],
  ['23-20', undefined],
  ['5-5', undefined],
  ['0-49', undefined],
  ['1.5-3', undefined],
  ['', undefined],
  [null, undefined],
])('reads %s of the address as %j', (text, expected) => {
  expect(readHalfHours(text)).toEqual(expected);
});

it('means the moments from the first second to the last before the end', () => {
  expect(halfHourSpan('2026-11-20', [20, 23])).toEqual({ from: '2026-11-20T10:00:00', to: '2026-11-20T11:29:59' });
  expect(halfHourSpan('2026-11-20', [47, 48])).toEqual({ from: '2026-11-20T23:30:00', to: '2026-11-20T23:59:59' });
  expect(clockOf(48)).toBe('24:00');
});

it('takes two bars in either order', () => {
  expect([between(3, 7), between(7, 3), between(4, 4)]).toEqual([
    [3, 8],
    [3, 8],
    [4, 5],
  ]);
});
