// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { useLiveEvents } from '../../../shared/meeting/use-live-events.ts';
import { renderPage, settle } from '../../../shared/testing/render-page.tsx';
import { useHall } from './use-hall.ts';

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

vi.mock('../../../shared/kept/kept-store.ts', () => ({ readKept: async () => undefined, writeKept: async () => {} }));

const resting = { rooms: [], roomId: 7, stage: null, previous: null, questionCount: 0, isMuted: false };
const poll = { id: 3, roomId: 7, title: '最喜欢哪一组？', state: 'open', kind: 'poll', secondsLeft: null };

function Page() {
  const { data } = useHall(null);
  return <p>{data ? (data.stage?.title ?? '没有开放') : '正在取'}</p>;
}

it('asks anew when something was opened while the first answer was on its way', async () => {
  let answerOld = (): void => {};
  const old = new Promise((resolve) => {
    answerOld = () => resolve(resting);
  });
  const answers: Record<string, unknown> = { GetHall: old };
  await renderPage(<Page />, { answers });
  const opened: unknown = { of: 'interaction', id: 3, roomId: 7, isOnStage: true, interaction: poll };
  await act(async () => Reflect.apply(hub.now?.on.interactionState ?? vi.fn(), undefined, [opened]));
  answers.GetHall = { ...resting, stage: { ...poll, mine: null, myEntry: 0 } };
  await act(async () => answerOld());
  await settle();
  expect(document.body.textContent).toContain('最喜欢哪一组？');
});
