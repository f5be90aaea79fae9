// @vitest-environment happy-dom
import { find, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureSearchRequest } from '../../../shared/picture-search/picture-search-request.ts';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { PictureSearchHost } from './picture-search-host.tsx';
import { maxPictureBytes } from './read-picture.ts';

const opened = () => find('dialog');
const answers = {};
const asFile = (...parts: BlobPart[]) => new File(parts, 'a.jpg');

beforeEach(() => void vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture'))));
afterEach(async () => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  await act(async () => pictureSearchRequest.set(undefined));
});

async function settle(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

async function open(request: Parameters<typeof pictureSearchRequest.set>[0]): Promise<void> {
  await renderSite(<PictureSearchHost />, { answers });
  await act(async () => pictureSearchRequest.set(request));
  await settle();
}

test('the camera’s panel asks for a picture, by file, camera or album', async () => {
  await open({});
  expect(opened().textContent).toContain('把图片拖到页面任意处');
  expect(opened().querySelectorAll('input[type=file]')).toHaveLength(3);
  expect(find('input[capture]').getAttribute('capture')).toBe('environment');
  await press(find('button[aria-label="关闭"]'));
  expect(document.querySelector('dialog')).toBeNull();
});

test.each([
  ['what is no picture', asFile('%PDF-1.7'), '这个文件不是图片'],
  ['HEIC where the browser can’t open it', asFile('\0\0\0\u0018ftypheic\0\0\0\0'), '打不开 HEIC'],
  ['what is too large', asFile(new Uint8Array(maxPictureBytes + 1)), '图片超过 20 MB'],
])('%s is refused with what to do instead', async (_, file, said) => {
  await open({ file });
  expect(find('[role=alert]').textContent).toContain(said);
  expect(opened().textContent).toContain('选一个文件');
});

test('a picture that is deleted meanwhile can’t be cropped again, and another is asked for', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  await open({ query: { source: { tempKey: 'abcdefgh' }, crop: undefined, minLikeness: 65 } });
  expect(find('[role=alert]').textContent).toBe('搜索图片已删除，请重新选图。');
});

function dropOf(file: File): Event {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  return Object.assign(event, { dataTransfer: { types: ['Files'], files: [file] } });
}

function pasteOf(...types: string[]): Event {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  return Object.assign(event, { clipboardData: { types: ['Files', ...types], files: [asFile('x')] } });
}

test('text pasted into a field stays text, whatever picture of it comes along', async () => {
  await renderSite(<PictureSearchHost />, { answers });
  const field = document.body.appendChild(document.createElement('textarea'));
  const asText = pasteOf('text/plain');
  await act(async () => void field.dispatchEvent(asText));
  expect([asText.defaultPrevented, pictureSearchRequest.get()]).toEqual([false, undefined]);
  await act(async () => void field.dispatchEvent(pasteOf()));
  expect(pictureSearchRequest.get()?.file).toBeDefined();
  field.remove();
});

test('a file dropped anywhere opens the panel, unless the page asks for files itself', async () => {
  await renderSite(<PictureSearchHost />, { answers });
  const field = document.body.appendChild(document.createElement('input'));
  field.type = 'file';
  await act(async () => void document.body.dispatchEvent(dropOf(asFile('x'))));
  expect(pictureSearchRequest.get()).toBeUndefined();
  field.remove();
  await act(async () => void document.body.dispatchEvent(dropOf(asFile('x'))));
  expect(pictureSearchRequest.get()?.file).toBeDefined();
  await settle();
  expect(opened().textContent).toContain('这个文件不是图片');
});
