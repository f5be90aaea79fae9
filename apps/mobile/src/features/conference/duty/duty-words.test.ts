import { expect, it } from 'vitest';
import { checkInFrom, entryChip, shiftTime, timeLeft } from './duty-words.ts';
import { plainShift } from './testing/plain-shift.ts';

const now = '2026-11-20T09:41:00';
const person = { entryId: 5, attendeeId: 7, name: '周以宁', lateMinutes: 0, checkedInAt: null, isMissing: false };
const shift = { ...plainShift, people: [{ ...person, state: 'confirmed' as const }] };

it('names the day as one says it', () => {
  expect(shiftTime(shift, now)).toBe('今天 08:00–12:00');
  expect(shiftTime({ startsAt: '2026-11-22T11:40:00', endsAt: '2026-11-22T13:30:00' }, now)).toBe('周日 11:40–13:30');
  expect(shiftTime({ startsAt: '2026-12-02T11:40:00', endsAt: '2026-12-02T13:30:00' }, now)).toBe(
    '12 月 2 日 11:40–13:30',
  );
});

it('tells a swap before the rest, then lateness before having confirmed', () => {
  expect(entryChip(shift).text).toBe('已确认');
  expect(entryChip({ ...shift, people: [{ ...person, state: 'confirmed', lateMinutes: 15 }] }).text).toBe(
    '晚到 15 分钟',
  );
  const swap = {
    id: 1,
    entryId: 5,
    state: 'asked',
    fromName: '周以宁',
    toName: '沈知白',
    reason: '',
    askedAt: now,
  } as const;
  expect(entryChip({ ...shift, swaps: [swap] }).text).toBe('换班中：沈知白');
  expect(entryChip({ ...shift, people: [{ ...person, state: 'claimed' }] }).text).toBe('待确认');
});

it('counts down to the end and says nothing after it', () => {
  expect(timeLeft(shift.endsAt, now)).toBe('还有 2 小时 19 分');
  expect(timeLeft(shift.endsAt, '2026-11-20T11:30:00')).toBe('还有 30 分钟');
  expect(timeLeft(shift.endsAt, '2026-11-20T12:00:00')).toBe('');
});

it('says from when one can check in, an hour before the beginning', () => {
  expect(checkInFrom({ startsAt: '2026-11-21T00:30:00' }, now)).toBe('23:30');
  expect(checkInFrom({ startsAt: '2026-11-20T10:41:00' }, now)).toBe('');
});
