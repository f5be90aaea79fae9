import { expect, it } from 'vitest';
import { halfHoursOfDay, slotClock, slotOf, spanOf } from './half-hours.ts';

it('asks for a span whose end is not part of it, up to the day’s last second', () => {
  expect(spanOf('2026-11-22', 18, 21)).toEqual({ from: '2026-11-22T09:00:00', to: '2026-11-22T10:30:00' });
  expect(spanOf('2026-11-22', 46, 48).to).toBe('2026-11-22T23:59:59');
  for (const slot of [0, 19, 46, 48]) expect(slotOf(spanOf('2026-11-22', 0, slot).to)).toBe(slot);
  expect([slotClock(0), slotClock(19), slotClock(48)]).toEqual(['00:00', '09:30', '24:00']);
});

it('draws a day from its first photos to its last, never narrower than four hours', () => {
  const halfHours = [
    { at: '2026-11-21T15:00:00', count: 9 },
    { at: '2026-11-22T09:00:00', count: 3 },
    { at: '2026-11-22T10:30:00', count: 5 },
  ];
  expect(halfHoursOfDay(halfHours, '2026-11-22')).toEqual({ first: 14, end: 22, counts: [0, 0, 0, 0, 3, 0, 0, 5] });
  expect(halfHoursOfDay([{ at: '2026-11-22T00:00:00', count: 1 }], '2026-11-22')).toMatchObject({ first: 0, end: 8 });
  expect(halfHoursOfDay([{ at: '2026-11-22T23:30:00', count: 1 }], '2026-11-22')).toMatchObject({ first: 40, end: 48 });
});
