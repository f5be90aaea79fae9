// @vitest-environment happy-dom
import type { StreamListener } from '@tuyuan/realtime/client/open-hub.ts';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { useScreen } from './use-screen.ts';

type Listener = StreamListener<'conferenceLive'>;
const hub = vi.hoisted((): { listener?: Listener } => ({}));
vi.mock('../../../shared/realtime/use-conference-hub.ts', () => ({
  useConferenceLive(_conferenceId: number, listener: Listener) {
    hub.listener = listener;
    return 'live';
  },
}));

const resting = { conference: { id: 1, title: '大会', liveOn: false }, room: { id: 7, name: '主会场' }, stage: null };
const poll = { id: 3, roomId: 7, title: '最喜欢哪一组？' };

function Shown() {
  const { screen } = useScreen(1, 7);
  return <p>{screen ? (screen.stage?.title ?? '待机') : '正在取'}</p>;
}

test('what was read before a vote was opened doesn’t take the vote off the screen; it is read anew', async () => {
  let answerOld = (): void => {};
  const old = new Promise((resolve) => {
    answerOld = () => resolve(resting);
  });
  const answers: unknown[] = [resting, old, { ...resting, stage: poll }];
  const { box, calls } = await renderAdmin(<Shown />, {
    answers: { GetScreen: () => answers.shift() },
    permissions: [],
  });
  expect(box.textContent).toBe('待机');
  await act(async () => hub.listener?.lostTrack?.());
  const opened: unknown = { of: 'interaction', id: 3, roomId: 7, isOnStage: true, interaction: poll };
  await act(async () => Reflect.apply(hub.listener?.on.interactionState ?? vi.fn(), undefined, [opened]));
  expect(box.textContent).toBe('最喜欢哪一组？');
  await act(async () => answerOld());
  await settle();
  expect(box.textContent).toBe('最喜欢哪一组？');
  expect(calls).toHaveLength(3);
});
