// @vitest-environment happy-dom
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildImageCard } from '../../../shared/testing/build-image-card.ts';
import { type FakeServer, mountPage } from '../../../shared/testing/mount-page.tsx';
import { GalleryView } from './gallery-view.tsx';

beforeEach(() => {
  // Fakes only the delay after which the filter applies.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const node = (id: number, parentId: number | null, name: string) => ({
  id,
  parentId,
  name,
  imageCount: 1,
  cover: null,
});
const library: FakeServer = (action, input) => {
  if (action === 'GetTree') return { items: [node(1, null, '风光'), node(2, 1, '雪山')] };
  if (action === 'GetRegions') return { items: [node(1, null, '云南省'), node(5, 1, '大理州'), node(6, 5, '大理市')] };
  if (action === 'GetImages') {
    const isNone = Array.isArray(input.colours) && input.colours.includes('red');
    return { totalCount: isNone ? 0 : 1284, items: isNone ? [] : [buildImageCard(1)], nextCursor: null };
  }
  if (action === 'GetAlbums') return { totalCount: 0, items: [], nextCursor: null };
  if (action === 'Search') return { relaxations: [{ condition: 'colours', word: null, gain: 214 }] };
  return { timeZone: 'Asia/Shanghai' };
};
const open = (address: string, server = library) => mountPage(GalleryView, address, server);
const pause = () => act(() => vi.advanceTimersByTimeAsync(300));
const openDrawer = async () => {
  await press(findButton('更多筛选'));
  await act(() => vi.dynamicImportSettled());
};
const said = () => document.body.textContent;

test('chips name what is chosen, and each goes by itself', async () => {
  const page = await open('/gallery?categoryIds=1&regionIds=5&colours=blue&title=%E9%9B%AA');
  expect(said()).toContain('1,284 张符合条件');
  await press(findButton('去掉蓝色'));
  await pause();
  expect(page.address()).toBe('/gallery?categoryIds=1&regionIds=5&title=%E9%9B%AA');
  await press(findButton('全部清除'));
  await pause();
  expect(page.address()).toBe('/gallery?categoryIds=1');
});

test('choices made within the pause are one change, and one step back undoes the drawer', async () => {
  const page = await open('/gallery');
  await openDrawer();
  await press(findButton('蓝色'));
  await press(findButton('绿色'));
  expect(page.address()).toBe('/gallery');
  await pause();
  expect(page.address()).toBe('/gallery?colours=green&colours=blue');
  await press(findButton('白色'));
  await pause();
  expect(page.address()).toBe('/gallery?colours=green&colours=blue&colours=white');
  await page.back();
  expect(page.address()).toBe('/gallery');
});

test('the button of the drawer counts, and can not be pressed at 0', async () => {
  await open('/gallery');
  await openDrawer();
  expect(findButton('查看 1,284 张').disabled).toBe(false);
  await press(findButton('红色'));
  expect(said()).not.toContain('查看 1,284 张');
  await pause();
  expect(findButton('没有符合的图片').disabled).toBe(true);
});

test('an empty list names the condition to drop and drops it', async () => {
  const page = await open('/gallery?colours=red&title=%E9%9B%AA');
  expect(said()).toContain('没有同时符合 2 个条件的图片');
  expect(said()).toContain('去掉「红色」可以看到 214 张');
  await press(findButton('去掉「红色」'));
  await pause();
  expect(page.address()).toBe('/gallery?title=%E9%9B%AA');
});

test('a part of a region given up leaves nothing chosen above it', async () => {
  const page = await open('/gallery?regionIds=6');
  await press(findButton('大理市'));
  await press(find<HTMLInputElement>('ul[aria-label="大理州"] input'));
  await pause();
  expect(page.address()).toBe('/gallery');
});

test('a list that does not come keeps the filter and can be tried again', async () => {
  let isBroken = true;
  const page = await open('/gallery?colours=blue', (action, input) => {
    if (isBroken && action === 'GetImages') throw new Error('broken');
    return library(action, input);
  });
  expect(said()).toContain('图片没有加载出来');
  isBroken = false;
  await press(findButton('重新加载'));
  expect(said()).toContain('图片 1');
  expect(page.address()).toBe('/gallery?colours=blue');
});

test('albums have no image filters', async () => {
  const page = await open('/gallery?kind=album&colours=blue');
  expect(said()).not.toContain('更多筛选');
  expect(page.calls.map(({ action }) => action)).not.toContain('GetImages');
});
