// @vitest-environment happy-dom
import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getOwnAlbum } from '@tuyuan/contract/library/photographer-album.ts';
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderSite } from '../../../../shared/testing/render-site.tsx';
import { AlbumOrder } from './album-order.tsx';

const picture = (id: number, title: string) => ({
  id,
  title,
  cover: null,
  reviewState: 'approved' as const,
  takenAt: null,
  sales: 0,
});
const album: ResultOf<typeof getOwnAlbum> = {
  id: 4,
  title: '雪山下的四季',
  description: '',
  cover: null,
  category: null,
  region: null,
  imageCount: 3,
  reviewState: 'approved',
  visibility: 'all',
  share: null,
  views: 0,
  likes: 0,
  collects: 0,
  publishedAt: null,
  createdAt: '2026-11-20T09:00:00',
  abilities: {
    edit: true,
    submit: false,
    withdraw: false,
    takeOffline: true,
    publish: false,
    delete: true,
    restore: false,
  },
  coverImageId: null,
  pictures: [picture(1, '甲'), picture(2, '乙'), picture(3, '丙')],
};

const answers = { OrderImages: {} };
const titles = (box: Element) =>
  [...box.querySelectorAll('[data-picture]')].map((tile) => tile.getAttribute('aria-label'));
const key = (id: number, name: string) =>
  act(async () => {
    find<HTMLElement>(`[data-picture="${id}"]`).dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true }),
    );
  });

test('the space bar lifts a picture, arrows move it, each move is announced, and saving sends all of the order', async () => {
  const { box, calls } = await renderSite(<AlbumOrder album={album} />, { answers });
  await key(3, ' ');
  await key(3, 'ArrowLeft');
  expect(find('p[aria-live=assertive]', box).textContent).toBe('第 2 位，共 3');
  await key(3, 'Home');
  await key(2, 'c');
  expect(titles(box)).toEqual(['第 1 张，丙', '第 2 张，甲', '第 3 张，乙，封面']);
  expect(box.textContent).toContain('顺序改了 2 处');
  await press(findButton('保存顺序'));
  expect(calls.at(-1)?.input).toEqual({ id: 4, imageIds: [3, 1, 2], coverImageId: 2 });
  expect(findButton('保存顺序').disabled).toBe(true);
});

test('Esc puts a lifted picture back, and every step is undone until it is saved', async () => {
  const { box } = await renderSite(<AlbumOrder album={album} />, { answers });
  const before = titles(box);
  await key(1, ' ');
  await key(1, 'End');
  await key(1, 'Escape');
  expect(titles(box)).toEqual(before);
  await press(findButton('倒过来'));
  expect(titles(box)[0]).toContain('丙');
  await key(1, 'z');
  await act(async () => {
    find<HTMLElement>('[data-picture="1"]').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }),
    );
  });
  expect(titles(box)).toEqual(before);
});

test('a place can be typed in place of dragging', async () => {
  const { box } = await renderSite(<AlbumOrder album={album} />, { answers });
  await press(find<HTMLButtonElement>('li:nth-child(3) button:not([data-picture])', box));
  const field = find<HTMLInputElement>('dialog input');
  expect(field.value).toBe('3');
  await press(findButton('设为封面'));
  expect(titles(box)[2]).toContain('封面');
});
