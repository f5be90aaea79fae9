// @vitest-environment happy-dom
import { createConferenceSession } from '@tuyuan/session/conference-session.ts';
import { mount } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { MeetingProvider } from '../meeting/meeting-context.tsx';
import { setTabSignals } from '../meeting/tab-signals.ts';
import { TabBar } from './tab-bar.tsx';

async function tabsOf(userType: number, modules?: readonly string[]): Promise<string[]> {
  const meeting = createConferenceSession({
    storage: {
      getItem: () => JSON.stringify({ user: { userId: 7, userType, conferenceId: 3, sessionToken: 't' }, modules }),
      setItem: () => {},
      removeItem: () => {},
    },
    authenticate: () => new Promise(() => {}),
  });
  meeting.restore();
  const router = createMemoryRouter([{ path: '*', Component: TabBar }], { initialEntries: ['/meeting'] });
  const { box } = await mount(
    <MeetingProvider meeting={meeting}>
      <RouterProvider router={router} />
    </MeetingProvider>,
  );
  return [...box.querySelectorAll('a')].map((tab) => tab.textContent);
}

it('puts in the middle what a person needs most: the ticket, or scanning unless the shift is another job, or command', async () => {
  expect(await tabsOf(0)).toEqual(['首页', '日程', '入场码', '通知', '我的']);
  expect((await tabsOf(3))[2]).toBe('核验');
  await act(async () => setTabSignals({ isOnOtherJob: true }));
  expect((await tabsOf(3))[2]).toBe('入场码');
  expect((await tabsOf(1))[2]).toBe('入场码');
  expect((await tabsOf(2))[2]).toBe('入场码');
  expect((await tabsOf(4))[2]).toBe('指挥');
});

it('has no tab for a schedule that is off', async () => {
  expect(await tabsOf(0, ['materials'])).toEqual(['首页', '入场码', '通知', '我的']);
});

it('tells how many notices are unread', async () => {
  await act(async () => setTabSignals({ unread: 3 }));
  expect(await tabsOf(0)).toContain('3 条未读通知');
});
