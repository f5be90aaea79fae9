import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import { describe, expect, it } from 'vitest';
import { readScheduleQuery, writeScheduleQuery } from './schedule-query.ts';
import { matching, nearestDay, withMine } from './schedule-sessions.ts';

function session(id: number, start: string, end: string, fields: Partial<ScheduleSession> = {}): ScheduleSession {
  return {
    id,
    day: '2026-11-20',
    startTime: `2026-11-20T${start}:00`,
    endTime: `2026-11-20T${end}:00`,
    title: `第 ${id} 场`,
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
    ...fields,
  };
}
const room = (id: number) => ({ id, name: `厅 ${id}`, place: '', colour: 'blue' as const, capacity: null, order: id });

describe('withMine', () => {
  it('tells a clash only of what is starred or has a seat, and of nothing that is called off or looked in on', () => {
    const sessions = [
      session(1, '10:00', '11:00'),
      session(2, '10:30', '12:00'),
      session(3, '10:30', '12:00'),
      session(4, '10:00', '12:00', { state: 'cancelled' }),
      session(5, '09:00', '18:00', { kind: 'exhibition' }),
    ];
    const mine = withMine(sessions, {
      stars: new Set([1, 4, 5]),
      seats: [{ sessionId: 2, state: 'waitlisted', waitlistPlace: 4, heldUntil: null }],
    });
    expect(mine.map(({ clashes }) => clashes.map(({ id }) => id))).toEqual([[2], [1], [], [], []]);
  });
});

describe('what is shown', () => {
  const all = withMine(
    [
      session(1, '10:00', '11:00', { room: room(1) }),
      session(2, '12:00', '13:00'),
      session(3, '10:00', '11:00', { room: room(2) }),
      session(4, '10:00', '11:00', { day: '2026-11-21' }),
    ],
    { stars: new Set([3, 4]), seats: [] },
  );
  const query = readScheduleQuery(new URLSearchParams());
  const shown = (fields: object) =>
    matching(all, { ...query, ...fields }, '2026-11-20').map(({ session: { id } }) => id);

  it('is one day’s, in a room with what is everywhere, or all that is starred', () => {
    expect(shown({})).toEqual([1, 2, 3]);
    expect(shown({ roomId: 1 })).toEqual([1, 2]);
    expect(shown({ isStarred: true })).toEqual([3, 4]);
  });

  it('is of today, of the first day to come, or of the last', () => {
    const days = ['2026-11-20', '2026-11-21'];
    expect(['2026-11-21', '2026-11-01', '2026-12-01'].map((today) => nearestDay(days, today))).toEqual([
      '2026-11-21',
      '2026-11-20',
      '2026-11-21',
    ]);
  });

  it('is written in the address and read from it, nonsense passed over', () => {
    const params = new URLSearchParams('day=2026-11-21&room=3&track=2&view=grid&session=12&starred=1');
    expect(writeScheduleQuery(readScheduleQuery(params)).toString().split('&').toSorted()).toEqual(
      params.toString().split('&').toSorted(),
    );
    expect(readScheduleQuery(new URLSearchParams('day=x&room=-1&session=1e9&view=y'))).toEqual(query);
  });
});
