// @vitest-environment happy-dom
import type { Attachment } from '@tuyuan/contract/conference/material.ts';
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetKept } from '../../../shared/kept/kept-store.ts';
import { renderPage, settle, until } from '../../../shared/testing/render-page.tsx';
import { Materials } from './materials.tsx';

const databases = vi.hoisted(() => new Map<string, Map<string, unknown>>());
// There is no IndexedDB here; maps replace it.
vi.mock('idb-keyval', () => {
  type Kept = Map<string, unknown>;
  return {
    createStore(name: string): Kept {
      const made = databases.get(name) ?? new Map<string, unknown>();
      databases.set(name, made);
      return made;
    },
    get: async (key: string, kept: Kept) => kept.get(key),
    set: async (key: string, value: unknown, kept: Kept) => void kept.set(key, value),
    keys: async (kept: Kept) => [...kept.keys()],
    delMany: async (list: string[], kept: Kept) => {
      for (const key of list) kept.delete(key);
    },
    clear: async (kept: Kept) => kept.clear(),
  };
});

const files = () => databases.get('meeting-files') ?? new Map<string, unknown>();
const material: Attachment = {
  id: 1,
  title: '讲稿',
  session: { id: 3, title: '县志与相册', startTime: '2026-11-20T10:30:00', endTime: '2026-11-20T11:20:00' },
  category: '',
  fileName: 'a.pdf',
  type: 'pdf',
  extension: 'pdf',
  bytes: 1000,
  pages: 1,
  version: 2,
  uploadedAt: '2026-11-20T08:00:00',
  visibility: 'attendee',
  isMarked: true,
  door: 'open',
  opensAt: null,
  withdrawnAt: null,
  withdrawnReason: '',
  path: '/x',
  takenVersion: null,
};
const shown = () => document.body.textContent;

beforeEach(() => files().clear());
afterEach(() => vi.unstubAllGlobals());

it('marks no file as kept any more once the phone has forgotten them', async () => {
  files().set('material-1-2', new Blob(['x']));
  await renderPage(<Materials items={[material]} />, { answers: {} });
  expect(shown()).toContain('已下载 1');
  await act(() => forgetKept());
  expect(shown()).toContain('已下载 0');
});

it('keeps no version that a newer one has taken the place of', async () => {
  for (const key of ['material-1-1', 'material-1-2', 'material-5-1']) files().set(key, new Blob(['x']));
  await renderPage(<Materials items={[material]} />, { answers: {} });
  await settle();
  expect([...files().keys()]).toEqual(['material-1-2', 'material-5-1']);
});

it.each([true, false])('keeps what was asked for only for who asked, by then still there: %s', async (isThere) => {
  let arrive = (_answer: Response) => {};
  const fetched = vi.fn(() => new Promise<Response>((resolve) => (arrive = resolve)));
  vi.stubGlobal('fetch', fetched);
  const { meeting } = await renderPage(<Materials items={[material]} />, { answers: { Open: { path: '/file' } } });
  await press(find('[aria-label="下载「讲稿」"]'));
  await until(() => expect(fetched).toHaveBeenCalled());
  if (!isThere) await act(async () => meeting.clear());
  await act(async () => arrive(new Response('x')));
  await settle();
  expect([...files().keys()]).toEqual(isThere ? ['material-1-2'] : []);
});

const image: Attachment = { ...material, title: '交通示意', type: 'image', extension: 'png', fileName: 'map.png' };
const pictureShown = () => find<HTMLImageElement>('img[alt="交通示意"]').getAttribute('src');

it('shows a picture over the page, from the server', async () => {
  const { calls } = await renderPage(<Materials items={[image]} />, { answers: { Open: { path: '/file?for=me' } } });
  await press(find('li button'));
  await until(() => expect(pictureShown()).toContain('/file?for=me'));
  expect(calls).toHaveLength(1);
  await press(findButton('关闭'));
  await settle();
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

it('shows a picture the phone keeps without asking anybody', async () => {
  files().set('material-1-2', new Blob(['x'], { type: 'image/png' }));
  const { calls } = await renderPage(<Materials items={[image]} />, { answers: {} });
  await press(find('li button'));
  await until(() => expect(pictureShown()).toMatch(/^blob:/));
  expect(calls).toEqual([]);
});

it('says that a picture has not come, and asks for its address anew', async () => {
  const answers: Record<string, unknown> = { Open: { path: '/file?until=noon' } };
  const { calls } = await renderPage(<Materials items={[image]} />, { answers });
  await press(find('li button'));
  await until(() => expect(pictureShown()).toContain('until=noon'));
  expect(find('[role=dialog] [role=status]').getAttribute('aria-label')).toBe('正在载入');
  await act(async () => find('img').dispatchEvent(new Event('error')));
  expect(shown()).toContain('图片没有加载出来');
  answers.Open = { path: '/file?until=one' };
  await press(findButton('再试一次'));
  await until(() => expect(pictureShown()).toContain('until=one'));
  await act(async () => find('img').dispatchEvent(new Event('load')));
  expect(document.querySelector('[role=dialog] [role=status], [role=dialog] [role=alert]')).toBeNull();
  expect(calls).toHaveLength(2);
});

it('says why there is no address of a picture', async () => {
  const answers: Record<string, unknown> = { Open: 404 };
  await renderPage(<Materials items={[image]} />, { answers });
  await press(find('li button'));
  await until(() => expect(find('[role=dialog] [role=alert]').textContent).toContain('图片没有加载出来不行'));
});
