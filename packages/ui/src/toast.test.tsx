// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, findButton, mount, press } from './testing/mount.ts';
import { ToastHost } from './toast.tsx';
import { showToast } from './toast-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const say = (content: Parameters<typeof showToast>[0]) => act(async () => void showToast(content));
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

test('a toast stays for 4 seconds', async () => {
  await mount(<ToastHost />);
  await say('已加入购物车');
  await wait(3999);
  expect(find('[role=status]').textContent).toBe('已加入购物车');
  await wait(1);
  expect(find('[role=status]').textContent).toBe('');
});

test('it waits while it is pointed at', async () => {
  await mount(<ToastHost />);
  await say({ text: '已撤销', tone: 'success' });
  const toast = find('[role=status] > div');
  await act(async () => toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
  await wait(10_000);
  expect(find('[role=status]').textContent).toBe('已撤销');
  await act(async () => toast.dispatchEvent(new MouseEvent('mouseout', { bubbles: true })));
  await wait(4000);
  expect(find('[role=status]').textContent).toBe('');
});

test('its action runs once and takes it away', async () => {
  const onPress = vi.fn();
  await mount(<ToastHost />);
  await say({ text: '已加入购物车，共 6 张', action: { label: '去购物车', onPress } });
  await press(findButton('去购物车'));
  expect(onPress).toHaveBeenCalledOnce();
  expect(find('[role=status]').textContent).toBe('');
});

test('at most three at once; the oldest goes', async () => {
  await mount(<ToastHost />);
  for (const text of ['一', '二', '三', '四']) await say(text);
  expect(find('[role=status]').textContent).toBe('二三四');
  await wait(4000);
});
