// @vitest-environment happy-dom
import type { WaterMark } from '@tuyuan/contract/library/water-mark.ts';
import { watermarkStarts } from '@tuyuan/contract/library/watermark-choices.ts';
import { find, press, pressKey } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { WatermarkStudio } from './watermark-studio.tsx';

const own: WaterMark = {
  category: null,
  settings: watermarkStarts.recommended,
  hash: '0eb5caac4e70',
  imageCount: 120,
  updatedAt: '2026-11-26T10:00:00',
  updatedBy: null,
};
const answers = {
  GetTypicalImages: () => ({ items: [] }),
  GetRerendering: () => ({
    isPaused: false,
    total: 0,
    done: 0,
    rate: null,
    secondsLeft: null,
    failedCount: 0,
    failures: [],
  }),
  GetTree: () => ({ items: [] }),
};

test('a change counts as unpublished, and the mark can be put into another corner', async () => {
  await renderAdmin(<WatermarkStudio marks={[own]} canSeeUnmarked={false} />, {
    answers,
    permissions: ['Pages.Watermarks', 'Pages.Watermarks.Edit'],
  });
  expect(document.body.textContent).not.toContain('处未发布');
  await press(find('[aria-label="左上"]'));
  await settle();
  expect(document.body.textContent).toContain('1 处未发布');
  await pressKey(find('[aria-label="左上"]'), 'ArrowDown');
  expect(find<HTMLInputElement>('[role=radiogroup] [aria-label="左"]').checked).toBe(true);
});

test('without the permission to edit nothing can be published', async () => {
  await renderAdmin(<WatermarkStudio marks={[own]} canSeeUnmarked={false} />, {
    answers,
    permissions: ['Pages.Watermarks'],
  });
  expect(document.body.textContent).not.toContain('发布水印');
  expect(find<HTMLInputElement>('[aria-label="左上"]').disabled).toBe(true);
});
