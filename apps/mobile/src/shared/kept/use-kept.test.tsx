// @vitest-environment happy-dom
import { createConferenceSession } from '@tuyuan/session/conference-session.ts';
import { mount } from '@tuyuan/ui/testing/mount.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { MeetingProvider } from '../meeting/meeting-context.tsx';
import type { KeptAnswer } from './kept-store.ts';
import { type Kept, useKept } from './use-kept.ts';

const stored = vi.hoisted(() => new Map<string, KeptAnswer<unknown>>());
// happy-dom has no IndexedDB; a map replaces it.
vi.mock('./kept-store.ts', () => ({
  readKept: async (key: string) => stored.get(key),
  writeKept: async (key: string, answer: KeptAnswer<unknown>) => void stored.set(key, answer),
}));

beforeEach(() => stored.clear());

interface Answer {
  readonly data?: string;
  readonly error?: unknown;
  readonly fulfilledTimeStamp?: number;
}

/** Renders a page with one cached answer for the person with this id. */
async function page(userId: number) {
  const meeting = createConferenceSession({
    storage: {
      getItem: () => JSON.stringify({ user: { userId, userType: 0, conferenceId: 3, sessionToken: 't' } }),
      setItem: () => {},
      removeItem: () => {},
    },
    authenticate: () => new Promise(() => {}),
  });
  meeting.restore();
  let seen: Kept<string> | undefined;
  function Page({ answer }: { readonly answer: Answer }) {
    seen = useKept<string>({
      isFetching: answer.data === undefined && answer.error === undefined,
      isUninitialized: false,
      endpointName: 'getSchedule',
      originalArgs: { id: 3 },
      refetch: () => undefined,
      ...answer,
    });
    return null;
  }
  const inside = (answer: Answer) => (
    <MeetingProvider meeting={meeting}>
      <Page answer={answer} />
    </MeetingProvider>
  );
  const mounted = await mount(inside({}));
  return { show: (answer: Answer) => mounted.show(inside(answer)), seen: () => seen };
}

it('shows what was kept while the server does not answer, with its time', async () => {
  const first = await page(7);
  await first.show({ data: '开幕', fulfilledTimeStamp: 1000 });
  const later = await page(7);
  await later.show({ error: { status: 0 } });
  expect(later.seen()).toMatchObject({ data: '开幕', asOf: new Date(1000), isLoading: false, error: { status: 0 } });
});

it('shows the server’s answer once it has come', async () => {
  const first = await page(7);
  await first.show({ data: '开幕', fulfilledTimeStamp: 1000 });
  const later = await page(7);
  await later.show({ data: '闭幕', fulfilledTimeStamp: 2000 });
  expect(later.seen()).toMatchObject({ data: '闭幕', asOf: new Date(2000) });
});

it('shows another person nothing of it', async () => {
  const first = await page(7);
  await first.show({ data: '开幕', fulfilledTimeStamp: 1000 });
  const other = await page(8);
  await other.show({ error: { status: 0 } });
  expect(other.seen()).toMatchObject({ data: undefined, asOf: undefined, isLoading: false });
});

it('is loading until the server or the phone has answered', async () => {
  const first = await page(7);
  expect(first.seen()).toMatchObject({ isLoading: true });
  await first.show({ data: '开幕', fulfilledTimeStamp: 1000 });
  expect(first.seen()).toMatchObject({ isLoading: false });
});
