// @vitest-environment happy-dom
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../shared/testing/render-page.tsx';
import { MinePage } from './mine-page.tsx';

vi.mock('../../shared/feedback/confirm.ts', () => ({ confirm: async () => true }));
const forgetChecker = vi.hoisted(() => vi.fn());
vi.mock('../../features/conference/check-in/leave-checker.ts', () => ({
  questionOfUnsent: async () => undefined,
  forgetChecker,
}));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const never = new Promise(() => {});
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('ends the session on the phone also where the network leaves the call open', async () => {
  const { meeting, calls } = await renderPage(<MinePage />, { answers: { Logout: never } });
  await press(findButton('退出会议'));
  await wait(1000);
  expect(calls.some(({ path }) => path.endsWith('/Logout'))).toBe(true);
  expect(meeting.isLoggedIn).toBe(true);
  await wait(4000);
  expect(meeting.isLoggedIn).toBe(false);
});

it('leaves alone whoever logged in meanwhile', async () => {
  const next = { userId: 8, userType: 0, conferenceId: 3, sessionToken: 'other' };
  const { meeting } = await renderPage(<MinePage />, {
    answers: { Logout: never },
    authenticate: async () => ({ isOk: true, result: next }),
  });
  await press(findButton('退出会议'));
  await wait(1000);
  await act(() => meeting.logIn('x'));
  await wait(4000);
  expect(meeting.state.user).toEqual(next);
});

it('leaves what a checker kept to the watch over the phone’s owner, which forgets it whatever ends the session', async () => {
  const checker = { userId: 7, userType: 3, conferenceId: 3, sessionToken: 'c' };
  const { meeting } = await renderPage(<MinePage />, {
    answers: { Logout: {} },
    authenticate: async () => ({ isOk: true, result: checker }),
  });
  await act(() => meeting.logIn('x'));
  await press(findButton('退出会议'));
  await wait(1000);
  expect(meeting.isLoggedIn).toBe(false);
  expect(forgetChecker).not.toHaveBeenCalled();
});

it('forgets its owner also where the session is found to have ended meanwhile', async () => {
  const { meeting } = await renderPage(<MinePage />, { answers: { Logout: never } });
  await press(findButton('退出会议'));
  await wait(1000);
  await act(async () => meeting.clear());
  const clear = vi.spyOn(meeting, 'clear');
  await wait(4000);
  expect(clear).toHaveBeenCalledTimes(1);
});
