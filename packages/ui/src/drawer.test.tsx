// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Drawer } from './drawer.tsx';
import { find, mount, pressKey } from './testing/mount.ts';

afterEach(() => void vi.restoreAllMocks());

function windowIs(isWide: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget();
    return Object.assign(list, {
      matches: isWide,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });
}

async function openDrawer(): Promise<{ opener: HTMLElement; onClose: () => void; close(): Promise<void> }> {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const onClose = vi.fn();
  const drawer = (isOpen: boolean) => (
    <Drawer isOpen={isOpen} title="更多筛选" onClose={onClose}>
      条件
    </Drawer>
  );
  const { show } = await mount(drawer(true));
  return { opener, onClose, close: () => show(drawer(false)) };
}

test('on a wide window it stands beside the page, which stays usable', async () => {
  windowIs(true);
  const { opener, onClose, close } = await openDrawer();
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(find('aside'));
  await pressKey(find('aside'), 'Escape');
  expect(onClose).toHaveBeenCalledOnce();
  await close();
  expect(document.activeElement).toBe(opener);
});

test('on a narrow one it is a modal sheet', async () => {
  windowIs(false);
  const { opener, onClose, close } = await openDrawer();
  expect(find<HTMLDialogElement>('dialog').open).toBe(true);
  await act(async () => find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(onClose).toHaveBeenCalledOnce();
  await close();
  expect(document.activeElement).toBe(opener);
});
