// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { say } from '../../shared/feedback/say.ts';
import { renderPage, until } from '../../shared/testing/render-page.tsx';
import { DutyPage } from './duty-page.tsx';

const kept = vi.hoisted((): { answer: unknown } => ({ answer: undefined }));
// There is no IndexedDB here.
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async () => kept.answer,
  set: async () => {},
  keys: async () => [],
}));
vi.mock('../../shared/feedback/say.ts');

it('says whose page it is to an attendee instead of asking for what he may not see', async () => {
  const { calls } = await renderPage(<DutyPage />, { answers: {} });
  expect(document.body.textContent).toContain('值班只给工作人员排');
  expect(calls.some(({ path }) => path.includes('conferenceDuty'))).toBe(false);
});

it('leaves it to the server where he is awaited who came by a poster, whatever the phone still shows', async () => {
  location.hash = '#post=abcdefghijklmnopqrstuv';
  onTestFinished(() => {
    location.hash = '';
    kept.answer = undefined;
  });
  const person = { entryId: 4, attendeeId: 7, name: '周以宁', lateMinutes: 0, checkedInAt: null, isMissing: false };
  const shift = {
    id: 1,
    entryId: 4,
    postId: 2,
    place: '东门',
    work: '入场核验',
    directions: '',
    latitude: null,
    longitude: null,
    startsAt: '2026-11-20T09:00:00',
    endsAt: '2026-11-20T10:30:00',
    note: '',
    needed: 1,
    taken: 1,
    state: 'confirmed',
    lead: null,
    people: [{ ...person, state: 'confirmed' }],
    swaps: [],
  };
  const duty = { attendeeId: 7, isOnDuty: false, isLead: false, openPlaces: 0, shifts: [shift], swapsForMe: [] };
  kept.answer = { data: { ...duty, serverTime: '2026-11-20T09:41:00' }, at: 0 };
  const answers = { GetMine: new Promise(() => {}), CheckIn: { place: '西门', checkedInAt: '2026-11-20T09:41:00' } };
  const { calls } = await renderPage(<DutyPage />, { answers, userType: 2 });
  await until(() => expect(document.body.textContent).toContain('东门'));
  await until(() => expect(say).toHaveBeenLastCalledWith('西门 到岗，辛苦了'));
  const sent = calls.filter(({ path }) => path.endsWith('/CheckIn'));
  expect(sent.map(({ input }) => input)).toEqual([{ code: 'abcdefghijklmnopqrstuv' }]);
});
