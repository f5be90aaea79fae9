// @vitest-environment happy-dom
import { createConferenceSession } from '@tuyuan/session/conference-session.ts';
import { mount } from '@tuyuan/ui/testing/mount.ts';
import { act, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { emptyChecker } from '../../features/conference/check-in/checker-state.ts';
import { MeetingProvider } from '../../shared/meeting/meeting-context.tsx';
import { CheckerPage } from './checker-page.tsx';

const opened = vi.hoisted(() => ({ times: 0 }));
vi.mock('../../features/conference/check-in/use-checker.ts', () => ({
  useChecker() {
    opened.times += 1;
    return { checker: undefined, state: emptyChecker };
  },
}));
vi.mock('../../shared/frame/page-frame.tsx', () => ({
  PageFrame: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));

/** Opens the page with a ticket of this user type. */
async function page(userType: number) {
  const meeting = createConferenceSession({
    storage: {
      getItem: () => JSON.stringify({ user: { userId: 7, userType, conferenceId: 3, sessionToken: 't' } }),
      setItem: () => {},
      removeItem: () => {},
    },
    authenticate: () => new Promise(() => {}),
  });
  meeting.restore();
  const router = createMemoryRouter([{ path: '*', Component: CheckerPage }]);
  const { box } = await mount(
    <MeetingProvider meeting={meeting}>
      <RouterProvider router={router} />
    </MeetingProvider>,
  );
  return { box, meeting };
}

beforeEach(() => {
  opened.times = 0;
});

it.each([0, 1, 2])('opens nothing that a checker left on the phone for a holder of kind %i', async (userType) => {
  const { box } = await page(userType);
  expect(box.textContent).toContain('只有核验员能核验');
  expect(opened.times).toBe(0);
});

it.each([3, 4])('opens for kind %i, and stays while the page leads to the log-in', async (userType) => {
  const { box, meeting } = await page(userType);
  expect(opened.times).toBeGreaterThan(0);
  await act(async () => meeting.clear());
  expect(box.textContent).not.toContain('只有核验员');
});
