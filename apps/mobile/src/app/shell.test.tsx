// @vitest-environment happy-dom
import { createConferenceSession } from '@tuyuan/session/conference-session.ts';
import { mount } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { MeetingProvider } from '../shared/meeting/meeting-context.tsx';
import { Shell } from './shell.tsx';

vi.mock('../shared/look/use-site-look.ts', () => ({ useSiteLook: () => '' }));
vi.mock('./duty-signal.tsx', () => {
  throw new Error('The program could not be fetched.');
});
vi.mock('./conference-signal.tsx', () => ({ ConferenceSignal: () => null }));
vi.mock('./notice-signal.tsx', () => ({ NoticeSignal: () => <i>通知在听</i> }));

it('keeps the page where the program of a signal can’t be fetched', async () => {
  const meeting = createConferenceSession({
    storage: {
      getItem: () => JSON.stringify({ user: { userId: 7, userType: 3, conferenceId: 3, sessionToken: 't' } }),
      setItem: () => {},
      removeItem: () => {},
    },
    authenticate: () => new Promise(() => {}),
  });
  meeting.restore();
  const router = createMemoryRouter(
    [{ path: '/', Component: Shell, children: [{ path: 'meeting', element: <b>首页</b> }] }],
    { initialEntries: ['/meeting'] },
  );
  const { box } = await mount(
    <MeetingProvider meeting={meeting}>
      <RouterProvider router={router} />
    </MeetingProvider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 1700)));
  expect(box.textContent).toBe('首页通知在听');
});
