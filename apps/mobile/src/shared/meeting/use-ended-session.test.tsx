// @vitest-environment happy-dom
import { createConferenceSession } from '@tuyuan/session/conference-session.ts';
import { mount } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { MeetingProvider } from './meeting-context.tsx';
import { useEndedSession } from './use-ended-session.ts';

vi.mock('../feedback/say.ts', () => ({ say: async () => {} }));

function Page() {
  useEndedSession();
  return null;
}

/** Returns the address shown after the session ended at this address. */
async function afterTheEndAt(address: string): Promise<string> {
  const meeting = createConferenceSession({
    storage: {
      getItem: () => JSON.stringify({ user: { userId: 7, userType: 0, conferenceId: 3, sessionToken: 't' } }),
      setItem: () => {},
      removeItem: () => {},
    },
    authenticate: () => new Promise(() => {}),
  });
  meeting.restore();
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] });
  await mount(
    <MeetingProvider meeting={meeting}>
      <RouterProvider router={router} />
    </MeetingProvider>,
  );
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(address);
  await act(async () => meeting.clear());
  return `${router.state.location.pathname}${router.state.location.search}`;
}

it('leads to the log-in of the same conference, and back to the page', async () => {
  expect(await afterTheEndAt('/meeting/schedule?day=2026-11-20')).toBe(
    '/meeting/login?id=3&returnUrl=%2Fmeeting%2Fschedule%3Fday%3D2026-11-20',
  );
});

it('leaves those alone who look at what is open to everybody', async () => {
  expect(await afterTheEndAt('/meeting/introduce?id=3')).toBe('/meeting/introduce?id=3');
  expect(await afterTheEndAt('/meeting/login?id=3')).toBe('/meeting/login?id=3');
  expect(await afterTheEndAt('/meeting/live?id=5&photo=1')).toBe('/meeting/live?id=5&photo=1');
});

it('leads to the log-in from a wall that only the ticket names', async () => {
  for (const address of ['/meeting/live', '/meeting/live?id=x'])
    expect(await afterTheEndAt(address)).toBe(`/meeting/login?${new URLSearchParams({ id: '3', returnUrl: address })}`);
});
