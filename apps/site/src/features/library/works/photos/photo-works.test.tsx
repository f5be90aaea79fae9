// @vitest-environment happy-dom
import type { OwnImage } from '@tuyuan/contract/library/own-image.ts';
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderSite } from '../../../../shared/testing/render-site.tsx';
import { PhotoWorks } from './photo-works.tsx';

function ownImage(id: number, changes: Partial<OwnImage> = {}): OwnImage {
  return {
    id,
    no: `TY20261100000${id}`,
    title: `图片 ${id}`,
    description: '',
    cover: null,
    labels: ['雪山'],
    category: null,
    region: null,
    album: null,
    prices: { editorial: null, commercial: 2800, extended: null },
    canUseAuthPay: false,
    editorialOnly: false,
    aiUse: 'none',
    reviewState: 'approved',
    processingState: 'ready',
    views: 4120,
    likes: 208,
    collects: 86,
    downloads: 14,
    sales: 0,
    trend: [1, 2, 3],
    takenAt: null,
    submittedAt: null,
    publishedAt: '2026-11-20T10:00:00',
    createdAt: '2026-11-20T09:00:00',
    missing: [],
    abilities: { edit: true, submit: false, takeOffline: true, publish: false, delete: true, restore: false },
    ...changes,
  };
}

const counts = { all: 2, draft: 0, pending: 0, rejected: 1, approved: 1, offline: 0, deleted: 0 };
const figures = { views: 131, likes: 0, collects: 0, downloads: 0, sales: 0 };
const rejected = ownImage(7, { title: '金色黄昏的城市', reviewState: 'rejected' });
const answers = {
  GetStatistics: {
    totals: figures,
    previous: { ...figures, views: 100 },
    days: [
      { ...figures, day: '2026-11-24', viewsBefore: 3, views: 5 },
      { ...figures, day: '2026-11-25', viewsBefore: 2, views: 1240, sales: 5 },
    ],
  },
  GetImages: (input: unknown) => {
    const isRejected = JSON.stringify(input).includes('rejected');
    return { totalCount: isRejected ? 1 : 2, items: isRejected ? [rejected] : [rejected, ownImage(8)], counts };
  },
  GetDecisions: {
    items: [
      {
        imageId: 7,
        state: 'rejected',
        reasons: [{ code: 'quality', title: '画质不足', mend: '请换一张清晰的原图。' }],
        message: '右下角噪点明显。',
        frame: { x: 0.5, y: 0.5, width: 0.2, height: 0.2 },
        at: '2026-11-18T18:52:00',
        canAppeal: true,
        isAppealed: false,
        ahead: null,
      },
    ],
  },
  AppealImage: {},
  TakeImagesOffline: { succeeded: [8], failed: [] },
};
const path = '/user/main/works/photo';

test('figures stand beside the period before, and arrow keys read a day', async () => {
  const { box } = await renderSite(<PhotoWorks />, { path, answers });
  expect(box.textContent).toContain('比上期多 31%');
  const chart = find<HTMLElement>('[role=slider]', box);
  expect(chart.getAttribute('aria-valuetext')).toBe('11 月 25 日 浏览 1,240，上一期 2，销售 5');
  await act(async () => chart.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })));
  expect(chart.getAttribute('aria-valuetext')).toBe('11 月 24 日 浏览 5，上一期 3');
});

test('a rejected picture comes first, with reasons, message and how to appeal, once', async () => {
  const { box, calls } = await renderSite(<PhotoWorks />, { path, answers });
  const panel = find('section[aria-label="退回的图片"]', box);
  for (const text of ['金色黄昏的城市', '画质不足', '右下角噪点明显。', '请换一张清晰的原图。', '只能一次'])
    expect(panel.textContent).toContain(text);
  expect(find<HTMLAnchorElement>('a[href*="edit=7"]', panel).textContent).toBe('修改后重新提交');
  await press(findButton('申诉'));
  await press(findButton('提交申诉'));
  expect(document.body.textContent).toContain('请写下理由');
  expect(calls.some((call) => call.path.endsWith('AppealImage'))).toBe(false);
});

test('each tab says how many it holds, and chosen pictures are taken offline together', async () => {
  const { box, calls } = await renderSite(<PhotoWorks />, { path, answers });
  expect(find('nav[aria-label="状态"]', box).textContent).toBe('全部2草稿0待审0已退回1已发布1已下架0回收站0');
  await press(find<HTMLInputElement>('input[aria-label="选中「图片 8」"]', box));
  expect(box.textContent).toContain('已选 1 张');
  await press(findButton('下架'));
  expect(calls.find((call) => call.path.endsWith('TakeImagesOffline'))?.input).toEqual({ ids: [8] });
});

test('a photographer without pictures is led to the upload', async () => {
  const none = { ...counts, all: 0, rejected: 0, approved: 0 };
  const { box } = await renderSite(<PhotoWorks />, {
    path,
    answers: { ...answers, GetImages: { totalCount: 0, items: [], counts: none } },
  });
  expect(find<HTMLAnchorElement>('a[href="/user/upload"]', box).textContent).toBe('上传图片');
});
