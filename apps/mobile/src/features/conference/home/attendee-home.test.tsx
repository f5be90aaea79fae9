// @vitest-environment happy-dom
import type { PublicInteraction } from '@tuyuan/contract/conference/interaction-fields.ts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { useLiveEvents } from '../../../shared/meeting/use-live-events.ts';
import { renderPage, settle } from '../../../shared/testing/render-page.tsx';
import { AttendeeHome } from './attendee-home.tsx';
import type { MyConference } from './my-conference.ts';

type Listener = Parameters<typeof useLiveEvents>[0];

const hub = vi.hoisted(() => {
  const listening: { now?: Listener } = {};
  return listening;
});
vi.mock('../../../shared/meeting/use-live-events.ts', () => ({
  useLiveEvents(listener: Listener) {
    hub.now = listener;
  },
}));

// There is no IndexedDB here.
vi.mock('../../../shared/kept/kept-store.ts', () => ({ readKept: async () => undefined, writeKept: async () => {} }));

const conference: MyConference = {
  id: 3,
  title: '江南影像大会',
  conferenceState: 4,
  cover: '',
  banner: '',
  city: '苏州',
  location: '湖山会议中心',
  address: '',
  latitude: null,
  longitude: null,
  organiser: '',
  officePhone: '',
  startTime: '2026-11-20T09:00:00',
  endTime: '2026-11-22T17:00:00',
  liveOn: false,
  isReadOnly: false,
  modules: [],
  serverTime: '2026-11-21T09:00:00',
  version: 1,
  holder: { userId: 7, name: '林砚秋', userType: 0, hall: '', seat: '', hostPhone: '' },
};
const poll: PublicInteraction = {
  id: 5,
  roomId: 2,
  kind: 'poll',
  state: 'open',
  title: '最喜欢哪一组？',
  options: [],
  maxChoices: 1,
  maxWords: 0,
  showsLive: true,
  canChange: true,
  prize: '',
  winnerCount: 0,
  secondsLeft: null,
  revealedAt: null,
  totals: { answered: 0, options: [], words: null },
  correct: null,
  commitment: null,
  winners: null,
};
const hall = { rooms: [], roomId: 2, stage: null, previous: null, questionCount: 0, isMuted: false };
const tell = (interaction: PublicInteraction) =>
  act(async () => {
    const { id, roomId } = interaction;
    const payload = { of: 'interaction', id, roomId, isOnStage: true, interaction } as const;
    const event = { name: 'interactionState', channel: 'c', seq: 1, at: '', payload } as const;
    hub.now?.on.interactionState?.(payload, event);
  });
const shown = () => document.body.textContent;

it('asks for the hall once, and once more as soon as it is heard', async () => {
  const { calls } = await renderPage(<AttendeeHome conference={conference} />, {
    answers: { GetHall: hall, GetManner: { mustConfirm: false }, GetCalendar: { items: [] }, GetMine: {} },
  });
  const asked = () => calls.filter(({ path }) => path.endsWith('/GetHall')).length;
  expect(shown()).toContain('餐券');
  expect(asked()).toBe(1);
  await act(async () => hub.now?.lostTrack());
  await settle();
  expect(asked()).toBe(2);
});

it('misses nothing that the host opens while the page’s other parts, or the hall itself, are waited for', async () => {
  let answer = (_hall: object) => {};
  const asked = new Promise((resolve) => (answer = resolve));
  const answers: Record<string, unknown> = { GetHall: asked, GetCalendar: { items: [] }, GetMine: {}, GetManner: {} };
  await renderPage(<AttendeeHome conference={conference} />, { answers });
  await tell(poll);
  await tell({ ...poll, id: 6, roomId: 9, title: '别的厅' });
  await act(async () => answer(hall));
  await settle();
  expect(shown()).toContain('最喜欢哪一组？');
  await tell({ ...poll, id: 6, roomId: 9, title: '别的厅' });
  expect(shown()).toContain('最喜欢哪一组？');
  await tell({ ...poll, state: 'locked' });
  expect(shown()).not.toContain('最喜欢哪一组？');
});

it('asks nothing of the hall once the conference is over', async () => {
  const over = { ...conference, conferenceState: 5, isReadOnly: true };
  const { calls } = await renderPage(<AttendeeHome conference={over} />, { answers: {} });
  await act(async () => hub.now?.lostTrack());
  await settle();
  expect(calls.filter(({ path }) => path.endsWith('/GetHall'))).toEqual([]);
});
