import type { ScheduleSession, ScheduleSpeaker } from '@tuyuan/contract/conference/schedule-fields.ts';
import { expect, it } from 'vitest';
import { guestsOf } from './agenda.ts';

const speaker = (id: number, name: string): ScheduleSpeaker => ({
  id,
  name,
  title: '摄影师',
  biography: '',
  photo: '',
});
const session = (id: number, state: ScheduleSession['state'], speakers: ScheduleSpeaker[]): ScheduleSession => ({
  id,
  day: '2026-11-20',
  startTime: '2026-11-20T10:30:00',
  endTime: '2026-11-20T11:20:00',
  title: '',
  abstract: '',
  kind: 'talk',
  state,
  cancelledReason: '',
  room: null,
  track: null,
  speakers,
  seatLimit: null,
  seatsTaken: 0,
  materialCount: 0,
  changes: [],
  changedAt: null,
  sequence: 0,
});

it('names the office’s guests first, then every other speaker of what takes place, once', () => {
  const [one, two, three] = [speaker(1, '周砚秋'), speaker(2, '林文澜'), speaker(3, '何子墨')];
  const named = { name: '林文澜', title: '特邀', introduction: '', photo: '' };
  const sessions = [session(1, 'on', [one, two]), session(2, 'cancelled', [three]), session(3, 'on', [one])];
  expect(guestsOf([named], sessions).map(({ name, title }) => `${name} ${title}`)).toEqual([
    '林文澜 特邀',
    '周砚秋 摄影师',
  ]);
});
