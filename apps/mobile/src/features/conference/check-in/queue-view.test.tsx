// @vitest-environment happy-dom
import { findButton, mount, press } from '@tuyuan/ui/testing/mount.ts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { CheckerStrip } from './checker-strip.tsx';
import { QueueView } from './queue-view.tsx';
import { checkerWorld, mine } from './testing/checker-world.ts';

const asked = vi.hoisted(() => ({ isSure: true }));
vi.mock('../../../shared/feedback/confirm.ts', () => ({ confirm: async () => asked.isSure }));
vi.mock('../../../shared/frame/page-frame.tsx', () => ({
  PageFrame: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));

/** Renders the queue's page and the scanner's strip of a phone with one scan that the server answers with `code`. */
async function queueRefused(code: string, how: 'poison' | 'refused') {
  const { open, server } = await checkerWorld();
  const checker = await open();
  server.isUp = false;
  await checker.scan({ text: mine });
  server.isUp = true;
  if (how === 'refused') server.refused.set('upload', code);
  else server.poison.set(checker.state.card?.nonce ?? '', code);
  await checker.beat();
  function Shown() {
    const state = useSyncExternalStore(checker.subscribe, () => checker.state);
    return (
      <>
        <CheckerStrip state={state} />
        <QueueView checker={checker} state={state} />
      </>
    );
  }
  const router = createMemoryRouter([{ path: '*', Component: Shown }], {
    initialEntries: ['/meeting/checker?view=queue&tab=refused'],
  });
  await mount(<RouterProvider router={router} />);
  return checker;
}

const statuses = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.innerHTML = '';
  asked.isSure = true;
});

it('says why an upload was not taken, and that it goes on by itself', async () => {
  await queueRefused('Request.TooMany', 'refused');
  const words = '上传没有成功，稍后自动再试。Request.TooMany。';
  expect(statuses()).toEqual([`${words}待传 1`, words]);
});

it('removes what the server refuses once the office has entered it, and somebody is sure', async () => {
  const checker = await queueRefused('CheckIn.PointNotFound', 'poison');
  asked.isSure = false;
  await press(findButton('已补登，移除'));
  expect(checker.state.queue).toHaveLength(1);
  asked.isSure = true;
  await press(findButton('已补登，移除'));
  await vi.waitFor(() => expect(checker.state.queue).toEqual([]));
});
