// @vitest-environment happy-dom
import { type ConferenceSession, createConferenceSession } from '@tuyuan/session/conference-session.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { watchOwner } from './watch-owner.ts';

const forgotten = vi.hoisted(() => ({ answers: 0, passes: 0 }));
const roster = vi.hoisted(() => ({ forgotten: 0 }));
vi.mock('../shared/kept/kept-store.ts', () => ({ forgetKept: async () => void forgotten.answers++ }));
vi.mock('../features/conference/check-in/leave-checker.ts', () => ({
  forgetChecker: async () => void roster.forgotten++,
}));
vi.mock('../shared/pass/pass-store.ts', () => ({ forgetPasses: async () => void forgotten.passes++ }));

/** Each ticket is its holder's id. */
function opened(): { meeting: ConferenceSession; quietly: (change: () => void) => void } {
  const meeting = createConferenceSession({
    storage: localStorage,
    authenticate: async (ticket) => ({
      isOk: true,
      result: { userId: Number(ticket), userType: 0, conferenceId: 3, sessionToken: crypto.randomUUID() },
    }),
  });
  meeting.restore();
  return { meeting, quietly: watchOwner(meeting) };
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(forgotten, { answers: 0, passes: 0 });
  roster.forgotten = 0;
});

it('keeps everything for who logs in again after the session ran out, also in a page opened later', async () => {
  const before = opened();
  await before.meeting.logIn('7');
  Object.assign(forgotten, { answers: 0, passes: 0 });
  before.quietly(() => before.meeting.clear());
  const later = opened();
  await later.meeting.logIn('7');
  expect(forgotten).toEqual({ answers: 0, passes: 0 });
});

it('forgets it before another person sees the app, whenever that is', async () => {
  const before = opened();
  await before.meeting.logIn('7');
  before.quietly(() => before.meeting.clear());
  const later = opened();
  Object.assign(forgotten, { answers: 0, passes: 0 });
  await later.meeting.logIn('8');
  expect(forgotten).toEqual({ answers: 1, passes: 1 });
});

it('forgets it when its owner leaves, also once the session had run out', async () => {
  const { meeting, quietly } = opened();
  await meeting.logIn('7');
  Object.assign(forgotten, { answers: 0, passes: 0 });
  quietly(() => meeting.clear());
  meeting.clear();
  expect(forgotten).toEqual({ answers: 1, passes: 1 });
  expect(localStorage.getItem('meeting-owner')).toBe(null);
});

it('leaves it to the tab where somebody else logged in', async () => {
  const other = opened();
  await other.meeting.logIn('7');
  const here = opened();
  await other.meeting.logIn('8');
  Object.assign(forgotten, { answers: 0, passes: 0 });
  here.quietly(() => here.meeting.restore());
  expect(forgotten).toEqual({ answers: 0, passes: 0 });
});

it('takes what an app of before kept for that of who is logged in', async () => {
  const before = opened();
  await before.meeting.logIn('7');
  localStorage.removeItem('meeting-owner');
  Object.assign(forgotten, { answers: 0, passes: 0 });
  opened();
  expect(forgotten).toEqual({ answers: 0, passes: 0 });
  expect(localStorage.getItem('meeting-owner')).toBe('3 7');
});

it('forgets the roster, too, where the one before was a checker, and not before another person comes', async () => {
  localStorage.setItem('checker-device', 'x');
  const { meeting, quietly } = opened();
  await meeting.logIn('7');
  await vi.waitFor(() => expect(roster.forgotten).toBe(1));
  quietly(() => meeting.clear());
  await meeting.logIn('7');
  await meeting.logIn('8');
  await vi.waitFor(() => expect(roster.forgotten).toBe(2));
});
