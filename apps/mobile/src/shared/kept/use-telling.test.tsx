// @vitest-environment happy-dom
import { createStore } from '@tuyuan/ui/create-store.ts';
import { mount } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Untold } from './untold-store.ts';
import { useTelling } from './use-telling.ts';

vi.mock('./kept-store.ts', () => ({ readKept: async () => undefined, writeKept: async () => {} }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const untold: Untold<unknown> = {
  name: 'words',
  telling: createStore(false),
  of: () => undefined,
  subscribe: () => () => {},
  change: () => {},
  restore: async () => {},
};

function Teller({ tell }: { readonly tell: () => Promise<boolean> }) {
  useTelling(untold, true, tell);
  return null;
}

it('tells once however many would, and again only after a pause where the server could not take it', async () => {
  const tell = vi.fn(async () => false);
  const mounted = await mount([<Teller key="page" tell={tell} />, <Teller key="shell" tell={tell} />]);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(tell).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(tell).toHaveBeenCalledTimes(2);
  await mounted.unmount();
});
