import { expect, it } from 'vitest';
import { placeByKey } from './drag-aim.ts';
import { newSession } from './session-fields.ts';

const session = { ...newSession, id: 1, roomId: 5, startTime: '2026-11-20T10:00:00' };
const shown = { day: '2026-11-20', roomIds: [4, 5, 6] };
const press = (key: string, shiftKey = false, given = session) => {
  const place = placeByKey({ key, shiftKey }, given, shown);
  return place && [place.roomId, place.startTime, place.durationMinutes];
};

it('moves a session by five minutes, stretches it, and takes it to the next room but not beyond the last', () => {
  expect(press('ArrowUp')).toEqual([5, '2026-11-20T09:55:00', 60]);
  expect(press('ArrowDown', true)).toEqual([5, '2026-11-20T10:00:00', 65]);
  expect(press('ArrowRight')).toEqual([6, '2026-11-20T10:00:00', 60]);
  expect(press('ArrowRight', false, { ...session, roomId: 6 })?.[0]).toBe(6);
  expect(press('u')).toEqual([null, null, 60]);
  expect(press('x')).toBeUndefined();
});

it('keeps a session on its day and at least five minutes long', () => {
  const early = { ...session, startTime: '2026-11-20T03:00:00' };
  expect(press('ArrowUp', false, early)?.[1]).toBe('2026-11-20T03:00:00');
  const late = { ...session, startTime: '2026-11-21T02:55:00' };
  expect(press('ArrowDown', false, late)?.[1]).toBe('2026-11-21T02:55:00');
  expect(press('ArrowUp', true, { ...session, durationMinutes: 5 })?.[2]).toBe(5);
});
