// @vitest-environment happy-dom
import type { MyShift } from '@tuyuan/contract/conference-duty.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { say } from '../../shared/feedback/say.ts';
import { renderPage } from '../../shared/testing/render-page.tsx';
import { OwnDuty } from './own-duty.tsx';
import { plainShift } from './testing/plain-shift.ts';

vi.mock('../../shared/feedback/say.ts');

const code = 'abcdefghijklmnopqrstuv';
const now = '2026-11-20T09:41:00';

function shift(entryId: number, state: 'confirmed' | 'onDuty', startsAt: string): MyShift {
  const person = { attendeeId: 7, name: '周以宁', lateMinutes: 0, checkedInAt: null, isMissing: false };
  const hours = { startsAt, endsAt: '2026-11-20T18:00:00' };
  const people = [{ ...person, entryId, state }];
  return { ...plainShift, id: entryId, place: `${entryId} 号门`, ...hours, people, entryId };
}

async function arrive(shifts: MyShift[], answers: Readonly<Record<string, unknown>> = {}) {
  location.hash = `#post=${code}`;
  onTestFinished(() => {
    location.hash = '';
  });
  const duty = {
    serverTime: now,
    attendeeId: 7,
    isOnDuty: false,
    isLead: false,
    openPlaces: 0,
    shifts,
    swapsForMe: [],
  };
  return (await renderPage(<OwnDuty duty={duty} />, { answers })).calls;
}

it('checks in whoever came by his post’s poster, for the shift that is due', async () => {
  const shifts = [shift(4, 'onDuty', '2026-11-20T08:00:00'), shift(5, 'confirmed', '2026-11-20T10:00:00')];
  const calls = await arrive(shifts, { CheckIn: { checkedInAt: now } });
  expect(calls).toMatchObject([
    { path: expect.stringContaining('conferenceDuty/CheckIn'), input: { entryId: 5, code } },
  ]);
  expect(say).toHaveBeenLastCalledWith('5 号门 到岗，辛苦了');
});

it('says what the server has against it, and that no shift waits for him', async () => {
  await arrive([shift(5, 'confirmed', '2026-11-20T10:00:00')], { CheckIn: 409 });
  await vi.waitFor(() => expect(say).toHaveBeenLastCalledWith('不行'));
  expect(await arrive([shift(4, 'onDuty', '2026-11-20T08:00:00')])).toEqual([]);
  expect(say).toHaveBeenLastCalledWith('没有等你到岗的班次');
});
