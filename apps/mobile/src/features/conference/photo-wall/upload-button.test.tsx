// @vitest-environment happy-dom
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { renderPage, settle, until } from '../../../shared/testing/render-page.tsx';
import { LiveWall } from './live-wall.tsx';
import { survey, wallAnswers } from './testing/wall-samples.ts';
import { UploadButton } from './upload-button.tsx';

const rows = () => [...document.querySelectorAll('[aria-label="选中的照片"] li')].map(({ textContent }) => textContent);

async function choose(...files: readonly File[]): Promise<void> {
  const input = find<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
}

const photo = (name: string) => new File(['1'], name, { type: 'image/jpeg' });
const field = (id: string) => find<HTMLInputElement>(`#${id}`);

const uploads = { isPhotographer: true, halls: ['听涛厅'], items: [] };

async function open(): Promise<void> {
  await press(find('[aria-label$="上传照片"]'));
  await until(() => find('[role=dialog]'));
}

async function openSheet(UploadLivePhoto: unknown): Promise<void> {
  await renderPage(<UploadButton isOver={false} />, { answers: { GetMyLiveUploads: uploads, UploadLivePhoto } });
  await open();
}

it('keeps the photos that were chosen, and those that failed, when the sheet is closed', async () => {
  await openSheet(503);
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
  await openSheet({ id: 1 });
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
  await openSheet(answer.promise);
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

it('leaves after the end what was chosen and what was sent, and takes nothing more', async () => {
  const sent = { id: 4, state: 'published', title: '开幕式', hall: '', fileName: '', problem: '', withdrawnReason: '' };
  const answers: Record<string, unknown> = {
    ...wallAnswers(),
    GetMyLiveUploads: { ...uploads, items: [{ ...sent, at: '2026-11-20T08:00:00' }] },
    UploadLivePhoto: 503,
  };
  await renderPage(<LiveWall conferenceId={3} />, { answers, userType: 2 });
  await until(() => find('[aria-label$="上传照片"]'));
  await open();
  await choose(photo('开幕.jpg'));
  await press(findButton('上传 1 张'));
  await settle();
  answers.GetLiveWall = { ...survey, isOver: true };
  await press(findButton('我收藏的'));
  await until(() => expect(findButton('会议已结束，不能再上传').disabled).toBe(true));
  expect(document.querySelector('input[type=file]')).toBeNull();
  expect(rows()).toEqual(['开幕.jpg不行']);
  expect(findButton('撤回「开幕式」').disabled).toBe(false);
});
