import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import { parseDate } from '@tuyuan/format/date.ts';
import { expect, it } from 'vitest';
import { nowAndNext } from './now-and-next.ts';

function session(id: number, start: string, end: string, order: number, more: Partial<ScheduleSession> = {}) {
  const room = { id: order, name: `厅 ${order}`, place: '', colour: 'blue', capacity: null, order } as const;
  const made: ScheduleSession = {
    id,
    day: '2026-11-20',
    startTime: `2026-11-20T${start}:00`,
    endTime: `2026-11-20T${end}:00`,
    title: `第 ${id} 场`,
    abstract: '',
    kind: 'talk',
    state: 'on',
    cancelledReason: '',
    room,
    track: null,
    speakers: [],
    seatLimit: null,
    seatsTaken: 0,
    materialCount: 0,
    changes: [],
    changedAt: null,
    sequence: 0,
    ...more,
  };
  return made;
}

const day = [
  session(1, '09:00', '18:00', 0, { kind: 'exhibition' }),
  session(2, '09:30', '10:15', 0),
  session(3, '09:30', '10:20', 1),
  session(4, '10:30', '11:20', 0),
  session(5, '10:30', '11:20', 1),
  session(6, '13:30', '14:20', 0),
];

function shown(clock: string, mine: readonly number[] = []): (number | undefined)[] {
  const at = parseDate(`2026-11-20T${clock}:00`)?.getTime() ?? 0;
  const { now, next } = nowAndNext(day, new Set(mine), at);
  return [now?.session.id, next?.session.id];
}

it('shows the main hall’s, and what is one’s own before it', () => {
  expect(shown('09:41')).toEqual([2, 4]);
  expect(shown('09:41', [3, 5])).toEqual([3, 5]);
});

it('names no session of the afternoon as next while one comes before it, starred or not', () => {
  expect(shown('09:41', [6])).toEqual([2, 4]);
});

it('leaves out what is open all day, and says nothing when all is over', () => {
  expect(shown('08:00')).toEqual([undefined, 2]);
  expect(shown('10:25')).toEqual([undefined, 4]);
  expect(shown('15:00')).toEqual([undefined, undefined]);
});

it('never shows a cancelled one', () => {
  const at = parseDate('2026-11-20T09:41:00')?.getTime() ?? 0;
  const cancelled = day.map((one) => (one.id === 2 ? { ...one, state: 'cancelled' as const } : one));
  expect(nowAndNext(cancelled, new Set([2]), at).now?.session.id).toBe(3);
});
