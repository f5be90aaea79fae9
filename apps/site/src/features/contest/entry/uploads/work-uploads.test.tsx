// @vitest-environment happy-dom

import type { Call } from '@tuyuan/api-client/transport.ts';
import { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderSite } from '../../../../shared/testing/render-site.tsx';
import { WorkUploads } from './work-uploads.tsx';

beforeEach(() => localStorage.clear());

const item: UploadItem = {
  id: 5,
  key: 'k',
  fileName: 'DSC_5.jpg',
  bytes: 8_000_000,
  receivedBytes: 8_000_000,
  state: 'ready',
  refusal: null,
  imageId: 105,
  cover: null,
  width: 1200,
  height: 800,
  takenAt: null,
  camera: null,
  hasPosition: false,
  region: null,
  duplicateOf: null,
  lookAlikes: [],
  details: {
    title: '雪山',
    description: '',
    labels: [],
    categoryId: null,
    regionId: null,
    albumId: null,
    prices: { editorial: null, commercial: null, extended: null },
    canUseAuthPay: false,
    editorialOnly: false,
    aiUse: null,
  },
  releases: [],
  missing: [],
  createdAt: '2026-10-25T10:00:00',
};
const limits = {
  maxFileBytes: 100_000_000,
  maxPixels: 2e8,
  minPixels: 3e6,
  minLabels: 3,
  usedBytes: 0,
  limitBytes: null,
};

const inputs = (calls: readonly Call[], name: string) =>
  calls.filter(({ path }) => path.endsWith(`/${name}`)).map(({ input }) => input);

/** The uploads as they were when the page was left, with those meant for the activity. */
function showUploads(items: readonly UploadItem[], kind: 'single' | 'series', answers: object = {}) {
  localStorage.setItem('contribute 0 1', JSON.stringify(items.map(({ id }) => ({ id, kind }))));
  const rules = ActivityRules.parse({ entryKinds: ['single', 'series'], minLongEdge: 2000 });
  return renderSite(<WorkUploads activityId={1} rules={rules} room={3} used={new Set()} />, {
    answers: { GetUploads: { items: [...items, { ...item, id: 99 }], limits }, CreateWork: { id: 1 }, ...answers },
  });
}

test('a complete upload becomes a work once, by itself, and one meant for nothing does not', async () => {
  const { calls } = await showUploads([item], 'single');
  await act(() => vi.waitFor(() => expect(inputs(calls, 'CreateWork')).toHaveLength(1)));
  expect(inputs(calls, 'CreateWork')).toEqual([{ activityId: 1, kind: 'single', imageIds: [105], title: '雪山' }]);
  await act(() => vi.waitFor(() => expect(localStorage.getItem('contribute 0 1')).toBeNull()));
});

test('checks are written while the bytes are on their way', async () => {
  const { calls } = await showUploads([{ ...item, state: 'waiting', receivedBytes: 0, imageId: null }], 'single');
  const text = document.body.textContent ?? '';
  expect(text).toContain('DSC_5.jpg');
  expect(text).toContain('长边 1200 px');
  expect(text).toContain('不少于 2000 px，换原图');
  expect(text).toContain('要重新选文件');
  expect(inputs(calls, 'CreateWork')).toEqual([]);
});

test('the pictures of a series wait until it is put together', async () => {
  const { calls } = await showUploads([item, { ...item, id: 6, imageId: 106 }], 'series');
  expect(inputs(calls, 'CreateWork')).toEqual([]);
  await press(findButton('用这 2 张组成一组'));
  await act(() => vi.waitFor(() => expect(inputs(calls, 'CreateWork')).toHaveLength(1)));
  expect(inputs(calls, 'CreateWork')).toMatchObject([{ kind: 'series', imageIds: [105, 106] }]);
});

test('a file that is in the gallery already is used from there', async () => {
  const known = { imageId: 7, no: 'TY1', title: '', cover: null, isOwn: true, likeness: 1 };
  const refusal = { code: 'Image.Duplicate', message: '图库里已有', details: '' };
  const { calls } = await showUploads(
    [{ ...item, state: 'refused', imageId: null, refusal, duplicateOf: known }],
    'single',
    { DeleteUploads: { succeeded: [5], failed: [] } },
  );
  await press(findButton('用图库里的这张'));
  await act(() => vi.waitFor(() => expect(inputs(calls, 'DeleteUploads')).toEqual([{ ids: [5] }])));
  expect(inputs(calls, 'CreateWork')).toMatchObject([{ imageIds: [7] }]);
});
