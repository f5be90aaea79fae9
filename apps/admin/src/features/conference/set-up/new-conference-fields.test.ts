import { expect, test } from 'vitest';
import { newConferenceOf, usualTimes } from './new-conference-fields.ts';

const now = '2026-10-01T12:00:00';
const plain = {
  preset: 'salon',
  title: '周末沙龙',
  startTime: '2026-10-08T14:00',
  endTime: '2026-10-08T17:00',
} as const;

test('registration opens at once and ends with the beginning, unless said otherwise', () => {
  expect(newConferenceOf(plain, now)).toMatchObject({
    startTime: '2026-10-08T14:00:00',
    regStartTime: now,
    regEndTime: '2026-10-08T14:00:00',
    places: null,
    modules: ['materials', 'interaction'],
  });
  expect(newConferenceOf({ ...plain, regEndTime: '2026-10-07T18:00', places: 40 }, now)).toMatchObject({
    regEndTime: '2026-10-07T18:00:00',
    places: 40,
  });
});

test('a salon is an afternoon, a congress three days', () => {
  expect(usualTimes('salon', now)).toEqual({ startTime: '2026-10-08T14:00', endTime: '2026-10-08T17:00' });
  expect(usualTimes('congress', now)).toEqual({ startTime: '2026-10-31T09:00', endTime: '2026-11-02T17:00' });
});
