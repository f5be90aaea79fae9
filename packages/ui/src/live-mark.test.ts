// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveMark, whenOpened } from './live-mark.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('marks the document once all work has ended, and not while more is under way', async () => {
  const root = document.createElement('html');
  const live = liveMark(root);
  const [start, call] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
  const starting = live.during(start.promise);
  const calling = live.during(call.promise);
  start.resolve();
  await starting;
  await vi.runAllTimersAsync();
  expect(root.dataset.live).toBeUndefined();
  call.resolve('answer');
  expect(await calling).toBe('answer');
  expect(root.dataset.live).toBeUndefined();
  await vi.runAllTimersAsync();
  expect(root.dataset.live).toBe('');
  void live.during(new Promise(() => {}));
  expect(root.dataset.live).toBeUndefined();
});

it('marks it after work that failed, and hands the failure on', async () => {
  const root = document.createElement('html');
  await expect(liveMark(root).during(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await vi.runAllTimersAsync();
  expect(root.dataset.live).toBe('');
});

it('takes a router for opened that was so already, or becomes so', async () => {
  const listeners = new Set<(state: { initialized: boolean }) => void>();
  const router = (initialized: boolean) => ({
    state: { initialized },
    subscribe: (listener: (state: { initialized: boolean }) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  await whenOpened(router(true));
  const opening = whenOpened(router(false));
  for (const listener of listeners) listener({ initialized: true });
  await opening;
  expect(listeners.size).toBe(0);
});
