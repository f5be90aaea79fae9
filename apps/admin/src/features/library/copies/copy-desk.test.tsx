// @vitest-environment happy-dom
import type { CopyCase } from '@tuyuan/contract/library/image-copy.ts';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { CopyDesk } from './copy-desk.tsx';

const image = (id: number): CopyCase['original'] => ({
  id,
  no: `TY${id}`,
  title: `图 ${id}`,
  cover: { id, version: 'v', width: 3, height: 2, thumbhash: '', title: '' },
  author: { id, name: `作者 ${id}` },
  reviewState: 'approved',
  width: 3000,
  height: 2000,
  bytes: 1000,
  format: 'jpeg',
  hasCamera: false,
  takenAt: null,
  createdAt: '2026-01-01T00:00:00',
  publishedAt: null,
  unitPrice: null,
  sales: 0,
});
const pair = (id: number): CopyCase => ({
  id,
  changes: ['mirrored', 'cropped'],
  sharedPercent: 60,
  confidence: 92,
  foundAt: '2026-01-02T00:00:00',
  requestedAt: null,
  decision: null,
  decidedAt: null,
  original: image(id * 2),
  copy: image(id * 2 + 1),
  isOwn: false,
  note: '',
  decidedBy: null,
});
const figures = { open: 2, own: 0, decided: 0, checked: 10, unchecked: 0, lastCheckedAt: null };
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test('goes through the pairs by keys and decides on the one that is open', async () => {
  const { calls, box } = await renderAdmin(<CopyDesk />, {
    answers: { GetCopyCases: { totalCount: 2, items: [pair(1), pair(2)] }, GetFigures: figures, Decide: {} },
    permissions: ['Pages.Copies', 'Pages.Copies.Edit', 'Pages.Images.Review'],
    path: '/?confidence=80',
  });
  await settle();
  expect(box.textContent).toContain('镜像、裁剪 60%');
  expect(calls.find(({ path }) => path.endsWith('/GetCopyCases'))?.input).toMatchObject({ minConfidence: 80 });
  press('j');
  await settle();
  press('3');
  await settle();
  expect(calls.find(({ path }) => path.endsWith('/Decide'))?.input).toMatchObject({ id: 2, decision: 'notCopy' });
});

test('only shows the pairs to whom may not decide', async () => {
  const { calls, box } = await renderAdmin(<CopyDesk />, {
    answers: { GetCopyCases: { totalCount: 1, items: [pair(1)] }, GetFigures: figures },
    permissions: ['Pages.Copies'],
  });
  await settle();
  press('3');
  await settle();
  expect(box.textContent).toContain('处理要有');
  expect(calls.some(({ path }) => path.endsWith('/Decide'))).toBe(false);
});
