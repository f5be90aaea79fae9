// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';
import { mount } from './testing/mount.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const phase = () => document.querySelector('[role=progressbar]')?.getAttribute('data-phase');
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

test('runs while the page loads, finishes, and goes', async () => {
  const { show } = await mount(<ProgressBar isLoading={false} />);
  expect(phase()).toBeUndefined();
  await show(<ProgressBar isLoading />);
  expect(phase()).toBe('running');
  await show(<ProgressBar isLoading={false} />);
  expect(phase()).toBe('finished');
  await wait(350);
  expect(phase()).toBeUndefined();
});

test('shows the failure first, then finishes', async () => {
  const { show } = await mount(<ProgressBar isLoading />);
  await show(<ProgressBar isLoading={false} hasFailed />);
  expect(phase()).toBe('failed');
  await wait(400);
  expect(phase()).toBe('finished');
  await wait(350);
  expect(phase()).toBeUndefined();
});

test('runs again after a failure', async () => {
  const { show } = await mount(<ProgressBar isLoading={false} hasFailed />);
  await wait(1000);
  await show(<ProgressBar isLoading />);
  expect(phase()).toBe('running');
});
