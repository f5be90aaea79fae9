import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import type { ScheduleRoom, ScheduleSpeaker } from '@tuyuan/contract/conference/schedule-fields.ts';
import { expect, it } from 'vitest';
import { findProblems, nextFreeStart, problemsAt } from './schedule-problems.ts';

const room = (id: number, name: string, capacity: number | null): ScheduleRoom => ({
  id,
  name,
  place: '',
  colour: 'blue',
  capacity,
  order: id,
});
const he: ScheduleSpeaker = { id: 7, name: '何秀兰', title: '', biography: '', photo: '' };
const stage = { rooms: [room(1, '竹里厅', 180), room(2, '工作坊', 24)], speakers: [he] };

function session(id: number, given: Partial<DraftSession>): DraftSession & { startTime: string } {
  return {
    id,
    revision: 1,
    title: `第 ${id} 场`,
    abstract: '',
    kind: 'talk',
    trackId: null,
    roomId: 1,
    durationMinutes: 60,
    seatLimit: null,
    isCancelled: false,
    cancelledReason: '',
    isRemoved: false,
    speakerIds: [],
    published: null,
    diff: null,
    changes: [],
    ...given,
    startTime: given.startTime ?? '2026-11-20T10:00:00',
  };
}

it('names whom two sessions need at once, and from when to when', () => {
  const sessions = [
    session(1, { speakerIds: [7] }),
    session(2, { roomId: 2, speakerIds: [7], startTime: '2026-11-20T10:30:00' }),
  ];
  expect(findProblems(sessions, stage)).toEqual([
    {
      kind: 'speaker',
      ids: [1, 2],
      title: '何秀兰 10:30–11:00 同时在两处',
      text: '竹里厅「第 1 场」与工作坊「第 2 场」',
    },
  ]);
});

it('counts a room as taken until the minute it is free, and by nothing that is called off', () => {
  const first = session(1, {});
  const at = (startTime: string, given: Partial<DraftSession> = {}) =>
    findProblems([first, session(2, { startTime, ...given })], stage).map(({ title }) => title);
  expect(at('2026-11-20T10:55:00')).toEqual(['竹里厅 10:55–11:00 同时有两场']);
  expect(at('2026-11-20T11:00:00')).toEqual([]);
  expect(at('2026-11-20T10:55:00', { isCancelled: true })).toEqual([]);
  expect(at('2026-11-20T10:55:00', { isRemoved: true })).toEqual([]);
});

it('sees that a room is too small for those who may come or want to', () => {
  const wanted = { startTime: '', endTime: '', room: '', seatsTaken: 0, waitlisted: 0, stars: 25 };
  const texts = (given: Partial<DraftSession>) =>
    findProblems([session(1, { roomId: 2, ...given })], stage).map(({ text }) => text);
  expect(texts({ seatLimit: 30 })).toEqual(['限 30 人，工作坊只有 24 座']);
  expect(texts({ published: wanted })).toEqual(['25 人收藏，工作坊只有 24 座']);
  expect(texts({ seatLimit: 24, published: wanted })).toEqual([]);
});

it('tries a place before it is taken, and finds the next free one', () => {
  const first = session(1, {});
  const second = session(2, { startTime: '2026-11-20T10:30:00' });
  const sessions = [first, second, session(3, { startTime: '2026-11-20T11:20:00' })];
  expect(problemsAt(sessions, stage, second, { ...second, roomId: 2 })).toEqual([]);
  expect(problemsAt(sessions, stage, second, { ...second, startTime: '2026-11-20T09:00:00' })).toEqual([]);
  expect(nextFreeStart(sessions, stage, second)).toBe('2026-11-20T12:20:00');
});
