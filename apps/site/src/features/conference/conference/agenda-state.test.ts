import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import { expect, test } from 'vitest';
import { agendaPath, minuteOf, momentOf, readAgenda } from './agenda-state.ts';

const session = (id: number, day: string): ScheduleSession => ({
  id,
  day,
  startTime: `${day}T10:00:00`,
  endTime: `${day}T11:00:00`,
  title: '',
  abstract: '',
  kind: 'talk',
  state: 'on',
  cancelledReason: '',
  room: null,
  track: null,
  speakers: [],
  seatLimit: null,
  seatsTaken: 0,
  materialCount: 0,
  changes: [],
  changedAt: null,
  sequence: 0,
});
const days = ['2026-11-24', '2026-11-25'].map((day, index) => ({ day, sessions: [session(index + 1, day)] }));

test('shows the day asked for, else the wanted session’s, else today, else the first', () => {
  const dayOf = (query: string, now?: string) => readAgenda(new URLSearchParams(query), days, now).day;
  expect(dayOf('')).toBe('2026-11-24');
  expect(dayOf('', '2026-11-25T09:00:00')).toBe('2026-11-25');
  expect(dayOf('session=1', '2026-11-25T09:00:00')).toBe('2026-11-24');
  expect(dayOf('day=2026-11-25&session=1')).toBe('2026-11-25');
  expect([dayOf('day=all'), dayOf('day=2027-01-01')]).toEqual(['all', '2026-11-24']);
});

test('keeps day, hall and view in the address', () => {
  const state = { day: '2026-11-25', room: 3, isList: true };
  expect(readAgenda(new URLSearchParams(agendaPath(7, state).split('?')[1]), days, undefined)).toEqual(state);
});

test('counts minutes past midnight on the day that began', () => {
  expect(minuteOf('2026-11-25T01:30:00', '2026-11-24')).toBe(1530);
});

test('knows what is over, on and to come', () => {
  const one = session(1, '2026-11-24');
  const at = (clock: string) => momentOf(one, `2026-11-24T${clock}`);
  expect([at('09:59:59'), at('10:00:00'), at('11:00:00')]).toEqual(['coming', 'now', 'past']);
  expect(momentOf(one, undefined)).toBe('coming');
});
