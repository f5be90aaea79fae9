// @vitest-environment happy-dom
import type { Lane } from '@tuyuan/contract/conference/check-in.ts';
import { findButton, mount, press } from '@tuyuan/ui/testing/mount.ts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { StandSheet } from './stand-sheet.tsx';
import { checkerWorld } from './testing/checker-world.ts';

interface Lanes {
  currentData?: { items: Lane[] };
  isFetching: boolean;
  isError: boolean;
}
const server = vi.hoisted(() => {
  const lanes: Lanes = { isFetching: false, isError: false };
  return { lanes };
});
vi.mock('@tuyuan/api-client/conference/check-in.ts', () => ({
  useGetLanesQuery: () => server.lanes,
  useLeaseLaneMutation: () => [async () => ({ data: {} }), { isLoading: false }],
}));
vi.mock('../../../shared/layout/sheet.tsx', () => ({
  Sheet: ({ children, bar }: { children: ReactNode; bar: ReactNode }) => (
    <div>
      {children}
      {bar}
    </div>
  ),
}));

const lane = (number: number, isMine: boolean): Lane => ({
  lane: number,
  from: `${number}A`,
  to: `${number}Z`,
  heldBy: isMine ? 'W-03' : '',
  isMine,
});

/** Renders the sheet of a phone at the door that answers for the first range. */
async function sheet() {
  const { open } = await checkerWorld();
  const checker = await open();
  function Shown() {
    const state = useSyncExternalStore(checker.subscribe, () => checker.state);
    return <StandSheet checker={checker} state={state} onClose={() => {}} />;
  }
  const mounted = await mount(<Shown />);
  return { checker, showAgain: () => mounted.show(<Shown />) };
}

beforeEach(() => {
  document.body.innerHTML = '';
  server.lanes = { isFetching: false, isError: false };
});

it('waits for the ranges before it starts, so that the one held is not lost', async () => {
  server.lanes = { isFetching: true, isError: false };
  const { checker, showAgain } = await sheet();
  expect(findButton('开始核验').disabled).toBe(true);
  server.lanes = { currentData: { items: [lane(0, false), lane(1, true)] }, isFetching: false, isError: false };
  await showAgain();
  await press(findButton('开始核验'));
  expect(checker.state.stand?.lane).toBe(1);
});

it('goes on with the range it had where they do not come', async () => {
  server.lanes = { isFetching: false, isError: true };
  const { checker } = await sheet();
  expect(document.body.textContent).toContain('断网时按原来的号段核验');
  await press(findButton('开始核验'));
  expect(checker.state.stand?.lane).toBe(0);
});

it('says that there is no range where they do not come at another sign point', async () => {
  server.lanes = { isFetching: false, isError: true };
  const { checker } = await sheet();
  const other = [...document.querySelectorAll('li button')].at(1);
  if (!(other instanceof HTMLButtonElement)) throw new Error('There is no other sign point.');
  await press(other);
  expect(document.body.textContent).toContain('断网时本机没有号段');
  await press(findButton('开始核验'));
  expect(checker.state.stand).toMatchObject({ pointId: 2, lane: null });
});

it('answers for a range from the moment it was leased', async () => {
  server.lanes = { currentData: { items: [lane(0, true), lane(1, false)] }, isFetching: false, isError: false };
  const { checker } = await sheet();
  await press(findButton('1A–1Z'));
  expect(checker.state.stand?.lane).toBe(1);
  await press(findButton('开始核验'));
  expect(checker.state.stand?.lane).toBe(1);
});
