// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { KeptAnswer } from '../../../shared/kept/kept-store.ts';
import type { OwnUntold } from '../../../shared/kept/use-untold.ts';
import { useMeeting } from '../../../shared/meeting/meeting-context.tsx';
import { renderPage, settle } from '../../../shared/testing/render-page.tsx';
import { useMarks } from './marks-store.ts';
import type { NoticeMarks } from './notice-marks.ts';
import { useToldMarks } from './use-told-marks.ts';

const stored = vi.hoisted(() => new Map<string, KeptAnswer<unknown>>());
// happy-dom has no IndexedDB; a map replaces it.
vi.mock('../../../shared/kept/kept-store.ts', () => ({
  readKept: async (key: string) => stored.get(key),
  writeKept: async (key: string, answer: KeptAnswer<unknown>) => void stored.set(key, answer),
}));

afterEach(() => vi.restoreAllMocks());

const read = { isConfirmed: false, wasUnread: true };
const confirmed = { isConfirmed: true, wasUnread: true };

/** Opens a page in which people log in one after the other without a reload. */
async function openPage(answers: Record<string, unknown>) {
  let own: OwnUntold<NoticeMarks> | undefined;
  function Signal() {
    own = useMarks();
    useToldMarks();
    return null;
  }
  /** Remounts for each person, as in the shell. */
  function Page() {
    const { userId } = useMeeting().user;
    return userId === 0 ? null : <Signal key={userId} />;
  }
  const { meeting, calls } = await renderPage(<Page />, {
    answers,
    authenticate: async (ticket) => ({
      isOk: true,
      result: { userId: Number(ticket), userType: 0, conferenceId: 3, sessionToken: crypto.randomUUID() },
    }),
  });
  return {
    told: () => calls.map(({ input }) => input),
    async mark(marks: NoticeMarks) {
      await act(async () => own?.change((now) => ({ ...now, ...marks })));
      await settle();
    },
    async end() {
      await act(async () => meeting.clear());
      await settle();
    },
    async enter(ticket: string) {
      await act(() => meeting.logIn(ticket));
      await settle();
    },
  };
}

it('sends nothing of one person in the name of the next, and all of it when the first is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = await openPage({ ReadNotices: true, ConfirmNotice: true });
  await page.mark({ 1: read, 2: confirmed });
  await page.end();
  onLine.mockReturnValue(true);
  await page.enter('8');
  await page.mark({ 5: read });
  expect(page.told()).toEqual([{ ids: [5] }]);
  await page.enter('7');
  expect(page.told()).toEqual([{ ids: [5] }, { ids: [1] }, { id: 2 }]);
});

it('stops telling where another person logs in meanwhile', async () => {
  const first = Promise.withResolvers();
  const answers: Record<string, unknown> = { ConfirmNotice: first.promise };
  const page = await openPage(answers);
  await page.mark({ 3: confirmed, 4: confirmed });
  await page.enter('8');
  answers.ConfirmNotice = true;
  first.resolve(true);
  await settle();
  expect(page.told()).toEqual([{ id: 3 }]);
});
