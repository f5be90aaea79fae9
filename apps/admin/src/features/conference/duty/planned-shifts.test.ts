import { expect, it } from 'vitest';
import { plannedShifts } from './planned-shifts.ts';

it('repeats the hours on every day, over the end of a month; a night ends on the next day', () => {
  expect(plannedShifts({ firstDay: '2026-11-30', lastDay: '2026-12-01', from: '08:00', until: '12:00' })).toEqual([
    { startsAt: '2026-11-30T08:00:00', endsAt: '2026-11-30T12:00:00' },
    { startsAt: '2026-12-01T08:00:00', endsAt: '2026-12-01T12:00:00' },
  ]);
  expect(plannedShifts({ firstDay: '2026-12-31', lastDay: '2026-12-31', from: '21:30', until: '07:00' })).toEqual([
    { startsAt: '2026-12-31T21:30:00', endsAt: '2027-01-01T07:00:00' },
  ]);
});
