// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { act } from 'react';
import { expect, test } from 'vitest';
import { openWindow, WindowCancelled, type WindowOptions, windowAddress } from './open-window.ts';
import { find, findButton, mount, press } from './testing/mount.ts';
import { WindowHost } from './window-host.tsx';

const origin = 'http://site.example';

async function open(options: WindowOptions): Promise<{ outcome: Promise<unknown> }> {
  await mount(<WindowHost />);
  return act(async () => {
    // Caught at once: otherwise the rejection would count as unhandled.
    const outcome = openWindow(options).catch((thrown: unknown) => thrown);
    return { outcome };
  });
}

test('fills the path from params and adds the query', () => {
  const options = { path: '/album/:id/part', params: { id: '云 海' }, query: { page: 2, q: 'a&b', none: undefined } };
  expect(windowAddress(options, origin)).toBe('/album/%E4%BA%91%20%E6%B5%B7/part?page=2&q=a%26b');
});

test('refuses whatever is not a page of this site', () => {
  const elsewhere = ['https://other.example/', '//other.example/x', '/\\other.example', 'javascript:alert(1)', 'photo'];
  for (const path of elsewhere) expect(() => windowAddress({ path }, origin)).toThrow('is not a page of this site');
  expect(() => windowAddress({ path: '/album/:id' }, origin)).toThrow('needs id');
});

test('is called 窗口, half as wide as the screen and 15vh from the top unless told otherwise', async () => {
  const { outcome } = await open({ path: '/help' });
  const dialog = find('dialog');
  expect(find('h2').textContent).toBe('窗口');
  expect(dialog.style.getPropertyValue('--window-width')).toBe('50%');
  expect(dialog.style.getPropertyValue('--window-top')).toBe('15vh');
  expect(find('iframe').getAttribute('src')).toBe('/help');
  await press(findButton('确定'));
  await expect(outcome).resolves.toBeUndefined();
});

test('取消, the close button, Esc and a press beside it reject', async () => {
  const ways = [
    () => press(findButton('取消')),
    () => press(findButton('关闭')),
    () => act(async () => void find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))),
    () => act(async () => void find('dialog').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))),
  ];
  await mount(<WindowHost />);
  for (const close of ways) {
    const { outcome } = await act(async () => ({
      outcome: openWindow({ path: '/help' }).catch((thrown: unknown) => thrown),
    }));
    await close();
    await expect(outcome).resolves.toBeInstanceOf(WindowCancelled);
  }
});

test('a window that is not closable has no close button and ignores Esc', async () => {
  const { outcome } = await open({ path: '/help', isClosable: false, closesOnBackdrop: false });
  expect(() => findButton('关闭')).toThrow();
  await act(async () => void find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  await act(async () => void find('dialog').dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  expect(document.querySelector('dialog')).not.toBeNull();
  await press(findButton('取消'));
  await outcome;
});

test('resolves with what the page in it answers, and listens to nobody else', async () => {
  const { outcome } = await open({ path: '/help' });
  const frame = find<HTMLIFrameElement>('iframe');
  const tell = (data: unknown, source: MessageEventSource | null, from = window.location.origin) =>
    act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin: from, source })));
  const answer = { name: 'tuyuan-window', isConfirmed: true, value: { id: 7 } };
  await tell(answer, window);
  await tell(answer, frame.contentWindow, 'https://other.example');
  await tell('hello', frame.contentWindow);
  expect(document.querySelector('dialog')).not.toBeNull();
  await tell(answer, frame.contentWindow);
  await expect(outcome).resolves.toEqual({ id: 7 });
});
