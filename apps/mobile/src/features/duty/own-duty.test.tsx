// @vitest-environment happy-dom
import type { MyShift } from '@tuyuan/contract/conference-duty.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { say } from '../../shared/feedback/say.ts';
import { renderPage } from '../../shared/testing/render-page.tsx';
import { OwnDuty } from './own-duty.tsx';

vi.mock('../../shared/feedback/say.ts');

const code = 'abcdefghijklmnopqrstuv';
const now = '2026-11-20T09:41:00';

function shift(entryId: number, state: 'confirmed' | 'onDuty', startsAt: string): MyShift {
  const person = { attendeeId: 7, name: '周以宁', lateMinutes: 0, checkedInAt: null, isMissing: false };
  const at = { place: `${entryId} 号门`, work: '入场核验', directions: '', latitude: null, longitude: null };
  const people = [{ ...person, entryId, state }];
  const places = { needed: 2, taken: 1, lead: null, people, swaps: [] };
  const hours = { startsAt, endsAt: '2026-11-20T18:00:00', note: '' };
  return { id: entryId, postId: 2, ...at, ...hours, ...places, state: 'open', entryId };
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
