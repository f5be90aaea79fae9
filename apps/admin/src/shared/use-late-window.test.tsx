// @vitest-environment happy-dom
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test, vi } from 'vitest';
import { renderAdmin, settle } from './testing/render-admin.tsx';
import { useLateWindow } from './use-late-window.tsx';

function Opener({ findPath }: { readonly findPath: () => Promise<string | undefined> }) {
  const openLate = useLateWindow();
  return (
    <button type="button" onClick={() => void openLate(findPath)}>
      打开
    </button>
  );
}

async function pressOpener(opened: object | null, findPath: () => Promise<string | undefined>) {
  const open = vi.fn(() => opened);
  vi.stubGlobal('open', open);
  await renderAdmin(<Opener findPath={findPath} />, { answers: {}, permissions: [] });
  await press(findButton('打开'));
  vi.unstubAllGlobals();
  expect(open).toHaveBeenCalledWith('about:blank', '_blank');
  await settle();
}

test('the window opens in the click, and goes where the answer says', async () => {
  const path = Promise.withResolvers<string>();
  const opened = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
  await pressOpener(opened, () => path.promise);
  expect(opened.opener).toBeNull();
  expect(opened.location.replace).not.toHaveBeenCalled();
  path.resolve('/preview?key=1');
  await settle();
  expect(opened.location.replace).toHaveBeenCalledWith('/preview?key=1');
});

test('it closes again when there is nothing to show', async () => {
  const opened = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
  await pressOpener(opened, () => Promise.reject(new Error('refused')));
  expect(opened.close).toHaveBeenCalledOnce();
});

test('a blocked window leaves a link', async () => {
  await pressOpener(null, async () => '/preview?key=1');
  expect(find<HTMLAnchorElement>('a[href="/preview?key=1"]').textContent).toBe('点这里打开');
});
