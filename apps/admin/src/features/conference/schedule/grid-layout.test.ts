import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { expect, it } from 'vitest';
import { hoursShown, layOut, type PlacedSession } from './grid-layout.ts';

const day = '2026-11-20';
const base: DraftSession = {
  id: 0,
  revision: 1,
  title: '',
  abstract: '',
  kind: 'talk',
  trackId: null,
  roomId: 5,
  startTime: null,
  durationMinutes: 60,
  seatLimit: null,
  isCancelled: false,
  cancelledReason: '',
  isRemoved: false,
  speakerIds: [],
  published: null,
  diff: null,
  changes: [],
};
const at = (id: number, clock: string, given: Partial<DraftSession> = {}): PlacedSession => ({
  ...base,
  ...given,
  id,
  startTime: `${day}T${clock}:00`,
});

it('puts what overlaps in one room side by side, and gives the lane back when it is free', () => {
  const blocks = layOut(day, [at(1, '09:00'), at(2, '09:30'), at(3, '10:00'), at(4, '11:00')], [5]);
  expect(blocks.map(({ session, lane, laneCount }) => [session.id, lane, laneCount])).toEqual([
    [1, 0, 2],
    [2, 1, 2],
    [3, 0, 2],
    [4, 0, 1],
  ]);
});

it('lets what has no room stand across all of them', () => {
  const blocks = layOut(day, [at(1, '12:00', { roomId: null }), at(2, '12:00', { roomId: 6 })], [5, 6]);
  expect(blocks.map(({ session, column }) => [session.id, column])).toEqual([
    [1, -1],
    [2, 1],
  ]);
});

it('shows a working day, and more where there is more', () => {
  expect(hoursShown([])).toEqual({ from: 540, until: 1080 });
  expect(hoursShown([{ start: 390, end: 450 }])).toEqual({ from: 360, until: 1080 });
  expect(hoursShown([{ start: 1350, end: 1570 }])).toEqual({ from: 540, until: 1620 });
});
