// @vitest-environment happy-dom
import { find, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin, settle } from '../../../../shared/testing/render-admin.tsx';
import { FindDialog } from './find-dialog.tsx';

const page = (name: string, path: string) => ({ name, path, icon: '', children: [] });
const menu = [{ name: '图库', path: '', icon: '', children: [page('图片', '/images'), page('图集', '/albums')] }];
const record = { kind: 'image', id: 7, code: 'TY1', title: '高原湖', note: '和志远', cover: null };

function Place() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

const field = () => find<HTMLInputElement>('[role="combobox"]');
const lines = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
async function press(key: string): Promise<void> {
  await act(async () => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}
async function type(words: string): Promise<void> {
  await typeInto(field(), words);
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  await settle();
}
const open = (answers: Parameters<typeof renderAdmin>[1]['answers'], onClose = () => {}) =>
  renderAdmin(
    <>
      <FindDialog menu={menu} onClose={onClose} />
      <Place />
    </>,
    { answers, permissions: ['Pages.Images'] },
  );
beforeEach(() => localStorage.clear());

test('a record is chosen with the arrows, opened with Enter and remembered', async () => {
  const close = vi.fn();
  const { calls, unmount } = await open({ Find: () => ({ items: [record] }) }, close);
  await type('图');
  await type('高原');
  expect(calls.map(({ input }) => input)).toEqual([{ words: '图' }, { words: '高原' }]);
  expect(lines()).toEqual(['TY1高原湖和志远', '在图片里搜“高原”']);
  await press('ArrowDown');
  await press('ArrowUp');
  await press('Enter');
  expect(close).toHaveBeenCalledOnce();
  expect(document.querySelector('output')?.textContent).toBe('/images?keyword=TY1');
  await unmount();
  await open({});
  expect(lines()[0]).toBe('TY1高原湖和志远');
});

test('only what may be opened is listed: no settings without their permission', async () => {
  await open({ Find: () => ({ items: [] }) });
  await type('站点');
  expect(lines()).toEqual(['在图片里搜“站点”']);
});

test('Tab keeps the kind of the chosen line', async () => {
  await open({ Find: () => ({ items: [record] }) });
  await type('图');
  expect(lines()).toHaveLength(4);
  await press('Tab');
  expect(lines()).toEqual(['图片图库', '图集图库']);
});

test('a failure is told in place and asked again', async () => {
  let isDown = true;
  await open({
    Find: () => {
      if (isDown) throw new Error('down');
      return { items: [record] };
    },
  });
  await type('高原');
  const alert = find('[role="alert"]');
  isDown = false;
  await act(async () => find<HTMLButtonElement>('button', alert).click());
  await settle();
  expect(lines()[0]).toBe('TY1高原湖和志远');
});
