// @vitest-environment happy-dom
import { createConferenceSession } from '@tuyuan/session/conference-session.ts';
import { findButton, mount, press } from '@tuyuan/ui/testing/mount.ts';
import { act, useSyncExternalStore } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { MeetingProvider } from '../../../shared/meeting/meeting-context.tsx';
import { CheckerScreen } from './checker-screen.tsx';
import type { CheckerSheet } from './checker-sheets.tsx';
import type { ScanWish } from './checker-types.ts';
import { checkerWorld, late, mine, others } from './testing/checker-world.ts';

interface Seen {
  isActive: boolean;
  onFound(text: string): void;
}
interface Opened {
  sheet: CheckerSheet | undefined;
  onScan(wish: ScanWish): Promise<void>;
  onClose(): void;
}
const { camera, opened } = vi.hoisted(() => {
  const camera: Seen = { isActive: false, onFound: () => {} };
  const opened: Opened = { sheet: undefined, onScan: async () => {}, onClose: () => {} };
  return { camera, opened };
});
vi.mock('../../../shared/feedback/say.ts', () => ({ say: async () => {} }));
vi.mock('./signals.ts', () => ({ signal: () => {}, isSoundOn: () => false, setSoundOn: () => {} }));
vi.mock('../../../shared/scan/use-qr-camera.ts', () => ({
  useQrCamera(_: unknown, seen: Seen) {
    Object.assign(camera, seen);
    return { state: 'running', hasTorch: false, isTorchOn: false, toggleTorch: async () => {} };
  },
}));
vi.mock('./checker-sheets.tsx', () => ({
  CheckerSheets(shown: Opened) {
    Object.assign(opened, shown);
    return <div data-sheet={shown.sheet} />;
  },
}));

const sheet = () => document.querySelector('[data-sheet]')?.getAttribute('data-sheet') ?? undefined;
const title = () => document.querySelector('section h2')?.textContent;
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const see = (text: string) => act(async () => camera.onFound(text));

/** Opens the scanner at the door, with its phone logged in to the conference. */
async function door() {
  const world = await checkerWorld();
  const checker = await world.open();
  const meeting = createConferenceSession({
    storage: {
      getItem: () => JSON.stringify({ user: { userId: 7, userType: 3, conferenceId: 7, sessionToken: 't' } }),
      setItem: () => {},
      removeItem: () => {},
    },
    authenticate: () => new Promise(() => {}),
  });
  meeting.restore();
  function Screen() {
    return <CheckerScreen checker={checker} state={useSyncExternalStore(checker.subscribe, () => checker.state)} />;
  }
  const router = createMemoryRouter(
    [
      { path: '/meeting/checker', Component: Screen },
      { path: '*', element: null },
    ],
    { initialEntries: ['/meeting/checker'] },
  );
  await mount(
    <MeetingProvider meeting={meeting}>
      <RouterProvider router={router} />
    </MeetingProvider>,
  );
  return { ...world, checker, meeting, router };
}

beforeEach(() => {
  document.body.innerHTML = '';
});

it('keeps the green card while its admission is being taken back, and goes on scanning afterwards', async () => {
  const { checker } = await door();
  await see(mine);
  await vi.waitFor(() => expect(title()).toBe('可以入场'));
  await press(findButton('撤销 60 秒'));
  await vi.waitFor(() => expect(sheet()).toBe('undo'));
  await wait(1500);
  expect(sheet()).toBe('undo');
  expect(checker.state.card?.reason).toBe('ok');
  await act(async () => opened.onClose());
  await wait(1500);
  expect(checker.state.card).toBeUndefined();
  expect([sheet(), camera.isActive]).toEqual([undefined, true]);
});

it('asks for the name after a telephone number that several have', async () => {
  const { server } = await door();
  server.reason = 'ambiguous';
  await press(findButton('输票号'));
  await vi.waitFor(() => expect(sheet()).toBe('code'));
  await act(() => opened.onScan({ text: '1234' }));
  expect(sheet()).toBe('name');
});

it('leaves a sheet open that was opened while a scan was on its way', async () => {
  const { server, checker } = await door();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.pause = promise;
  await see(mine);
  expect(checker.state.isBusy).toBe(true);
  await press(findButton('查姓名'));
  await act(async () => resolve());
  await vi.waitFor(() => expect(checker.state.isBusy).toBe(false));
  expect(sheet()).toBe('name');
});

it('scans the next person right after the red card of the one before, whoever was in sight meanwhile', async () => {
  const { server, checker } = await door();
  server.reason = 'already_redeemed';
  await see(mine);
  await vi.waitFor(() => expect(title()).toBe('不可入场'));
  await vi.waitFor(() => expect(checker.state.isBusy).toBe(false));
  await see(late);
  expect(server.scans).toHaveLength(1);
  await press(findButton('继续扫'));
  await see(mine);
  expect(server.scans).toHaveLength(1);
  await see(late);
  expect(server.scans.map(({ text }) => text)).toEqual([mine, late]);
});

it('reads by the plugged-in scanner nobody over a red card that was not read', async () => {
  const { server, checker } = await door();
  const type = (text: string) =>
    act(async () => {
      for (const key of [...text, 'Enter'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  server.reason = 'already_redeemed';
  await type(mine);
  await vi.waitFor(() => expect(title()).toBe('不可入场'));
  await vi.waitFor(() => expect(checker.state.isBusy).toBe(false));
  await type(others);
  expect(server.scans).toHaveLength(1);
  await press(findButton('继续扫'));
  await type(others);
  expect(server.scans).toHaveLength(2);
});

it('says that a code was not read while the one before was being decided', async () => {
  const { server } = await door();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.pause = promise;
  await see(mine);
  await press(findButton('输票号'));
  await act(() => opened.onScan({ text: late }));
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('没有算');
  await act(async () => resolve());
  await vi.waitFor(() => expect(title()).toBe('可以入场'));
  expect(server.scans).toHaveLength(1);
});

it('leads to the log-in once the session has ended', async () => {
  const { meeting, router } = await door();
  await act(async () => meeting.clear());
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    '/meeting/login?id=7&returnUrl=%2Fmeeting%2Fchecker',
  );
});

it('says in red that the phone is out of use and how much waits, with the way to log in', async () => {
  const { server, checker } = await door();
  server.isUp = false;
  await act(() => checker.scan({ text: mine }));
  server.isUp = true;
  server.refused.set('report', 'CheckIn.DeviceNotFound').set('register', 'CheckIn.DeviceRevoked');
  await act(() => checker.beat());
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('待传 1 条留在本机');
  expect(document.querySelector('[role="alert"] a')?.getAttribute('href')).toBe(
    '/meeting/login?id=7&returnUrl=%2Fmeeting%2Fchecker',
  );
});
