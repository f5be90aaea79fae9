// @vitest-environment happy-dom
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { renderPage, settle, until } from '../../shared/testing/render-page.tsx';
import { UploadButton } from './upload-button.tsx';

const rows = () => [...document.querySelectorAll('[aria-label="选中的照片"] li')].map(({ textContent }) => textContent);

async function choose(...files: readonly File[]): Promise<void> {
  const input = find<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
}

const photo = (name: string) => new File(['1'], name, { type: 'image/jpeg' });
const field = (id: string) => find<HTMLInputElement>(`#${id}`);

async function open(): Promise<void> {
  await press(find('[aria-label$="上传照片"]'));
  await until(() => find('[role=dialog]'));
}

it('keeps the photos that were chosen, and those that failed, when the sheet is closed', async () => {
  const answers = {
    GetMyLiveUploads: { isPhotographer: true, halls: ['听涛厅'], items: [] },
    UploadLivePhoto: 503,
  };
  await renderPage(<UploadButton />, { answers });
  await open();
  await choose(photo('开幕.jpg'));
  await press(findButton('上传 1 张'));
  await settle();
  await press(findButton('关闭'));
  await settle();
  await open();
  expect(rows()).toEqual(['开幕.jpg不行']);
  expect(findButton('上传 1 张').disabled).toBe(false);
});

it('offers nothing to send where all is too large, and counts only what can go', async () => {
  const answers = { GetMyLiveUploads: { isPhotographer: true, halls: [], items: [] }, UploadLivePhoto: { id: 1 } };
  await renderPage(<UploadButton />, { answers });
  await open();
  const large = photo('全景.jpg');
  Object.defineProperty(large, 'size', { value: 41 * 1024 * 1024 });
  await choose(large);
  await typeInto(field('upload-title'), '开幕式');
  expect(findButton('先选照片').disabled).toBe(true);
  await choose(photo('开幕.jpg'));
  expect(field('upload-title').value).toBe('开幕式');
  await press(findButton('上传 1 张'));
  await settle();
  expect(rows()).toEqual(['全景.jpg超过 40 MB', '开幕.jpg已上传，处理后上墙']);
  expect(field('upload-title').value).toBe('');
});

it('keeps what is typed for the next photos while these are sent', async () => {
  const answer = Promise.withResolvers();
  const answers = { GetMyLiveUploads: { isPhotographer: true, halls: [], items: [] }, UploadLivePhoto: answer.promise };
  await renderPage(<UploadButton />, { answers });
  await open();
  await choose(photo('开幕.jpg'));
  await typeInto(field('upload-title'), '开幕式');
  await typeInto(field('upload-badges'), 'A012');
  await press(findButton('上传 1 张'));
  await typeInto(field('upload-badges'), 'A013');
  answer.resolve({ id: 1 });
  await settle();
  expect(rows()).toEqual(['开幕.jpg已上传，处理后上墙']);
  expect([field('upload-title').value, field('upload-badges').value]).toEqual(['', 'A013']);
});
