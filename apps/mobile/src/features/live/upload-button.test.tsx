// @vitest-environment happy-dom
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { renderPage, settle, until } from '../../shared/testing/render-page.tsx';
import { UploadButton } from './upload-button.tsx';

const rows = () => [...document.querySelectorAll('[aria-label="选中的照片"] li')].map(({ textContent }) => textContent);

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
  const input = find<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File(['1'], '开幕.jpg', { type: 'image/jpeg' })] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await press(findButton('上传 1 张'));
  await settle();
  await press(findButton('关闭'));
  await settle();
  await open();
  expect(rows()).toEqual(['开幕.jpg不行']);
  expect(findButton('上传 1 张').disabled).toBe(false);
});
