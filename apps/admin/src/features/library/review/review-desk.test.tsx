// @vitest-environment happy-dom
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { ReviewDesk } from './review-desk.tsx';

const cover = (id: number) => ({ id, version: 'v', width: 3, height: 2, thumbhash: '', title: '' });
const camera = { make: null, model: 'ILCE-7M4', lens: null, aperture: 8, exposure: 0.005, iso: 100, focalLength: 35 };
const at = '2026-11-20T08:00:00';
const author = { id: 7, name: '陆一鸣' };
const item = (id: number, title: string, worstWord: 'block' | null = null) => ({
  ...{ id, no: `TY${id}`, title, cover: cover(id), author, worstWord, submittedAt: at },
});
const items = [item(1, '湖'), item(2, '加微信的船', 'block'), item(3, '山')];
const caseOf = (id: number) => ({
  ...item(id, items.find((each) => each.id === id)?.title ?? ''),
  ...{ description: '', labels: ['海'], category: null, region: null, album: null, reviewState: 'pending' },
  ...{ queue: 'first', appeal: '', width: 6000, height: 4000, bytes: 9_000_000, format: 'jpeg' },
  ...{ orientation: 'landscape', originalName: 'a.jpg', camera, takenAt: at, editorialOnly: false, aiUse: 'none' },
  ...{ faceCount: null, author: { id: 7, userName: 'lu', nickName: '陆一鸣', avatar: '' }, history: [] },
  record: { approved: 3, rejected: 1, reasons: [], published: 3 },
  words: id === 2 ? [{ field: 'title', level: 'block', word: '加微信', found: '加微信' }] : [],
  lookAlikes:
    id === 3
      ? [
          {
            ...{ id: 9, no: 'TY9', title: '旧山', cover: cover(9), author, reviewState: 'approved', likeness: 0.98 },
            ...{ width: 3000, height: 2000, bytes: 1, camera, takenAt: null, createdAt: at, sales: 2 },
          },
        ]
      : [],
  leaseUntil: at,
  canLoupe: true,
  releases: [],
});
const queue = { waiting: 3, oldestAt: at };
const answers = {
  GetQueue: {
    ...{ first: queue, second: { waiting: 0, oldestAt: null }, appeal: { waiting: 0, oldestAt: null }, albums: 0 },
    ...{ stages: 1, activeReviewers: 1, reviewers: [], today: 0, secondsEach: null, minutesToClear: null },
  },
  TakeBatch: () => ({ items, leaseUntil: at }),
  GetCase: ({ imageId }: { imageId: number }) => caseOf(imageId),
  Decide: ({ decision }: { decision: string }) => ({
    state: decision === 'approve' ? 'approved' : 'rejected',
    undoUntil: at,
  }),
  Undo: ({ imageId }: { imageId: number }) => ({ item: items.find(({ id }) => id === imageId), leaseUntil: at }),
  ReleaseLeases: { released: 3 },
  GetCategoryTree: { items: [] },
  GetRegionTree: { items: [] },
};

async function keys(...pressed: string[]): Promise<void> {
  for (const key of pressed) {
    await act(async () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    await settle();
  }
}
async function openDesk(more: Record<string, unknown> = {}) {
  const admin = await renderAdmin(<ReviewDesk />, {
    answers: { ...answers, ...more },
    permissions: ['Pages.Images.Review', 'Pages.Albums.Review'],
  });
  await settle();
  const decisions = () => admin.calls.filter(({ path }) => path.endsWith('/Decide')).map(({ input }) => input);
  const current = () => document.querySelector('[aria-current="true"]')?.getAttribute('aria-label');
  return { ...admin, decisions, current };
}

test('a batch is approved, rejected and undone by keyboard alone', async () => {
  const desk = await openDesk();
  expect(desk.current()).toBe('湖');
  await keys('a');
  expect(desk.decisions()).toEqual([{ imageId: 1, decision: 'approve', edits: {} }]);
  expect(desk.current()).toBe('加微信的船，敏感词');
  await keys('2', '3', '3', 'r');
  expect(desk.decisions()[1]).toMatchObject({ imageId: 2, decision: 'reject', reasons: ['quality'], frame: null });
  expect(desk.current()).toBe('山');
  await keys('u');
  expect(desk.current()).toBe('加微信的船，敏感词');
  expect(desk.calls.filter(({ path }) => path.endsWith('/Undo')).map(({ input }) => input)).toEqual([{ imageId: 2 }]);
  await keys('.', 'r');
  expect(desk.decisions()[2]).toMatchObject({ imageId: 2, reasons: ['quality'] });
});

test('a decision is taken back even before it was answered', async () => {
  const answer = Promise.withResolvers<unknown>();
  const desk = await openDesk({ Decide: () => answer.promise });
  await keys('a', 'u');
  expect(desk.current()).toBe('加微信的船，敏感词');
  answer.resolve({ state: 'approved', undoUntil: at });
  await settle();
  expect(desk.current()).toBe('湖');
});

test('a blocked word keeps from approving until it is taken out', async () => {
  const desk = await openDesk();
  await keys('n', 'a');
  expect(desk.decisions()).toEqual([]);
  expect(document.body.textContent).toContain('删去拦截词后才能通过');
  await press(findButton('删去「加微信」'));
  await keys('a');
  expect(desk.decisions()).toEqual([{ imageId: 2, decision: 'approve', edits: { title: '的船' } }]);
});

test('a rejection needs a reason, and a frame goes with it', async () => {
  const desk = await openDesk();
  await keys('r');
  expect(desk.decisions()).toEqual([]);
  await keys('m', 'ArrowRight', 'Enter', '3', 'r');
  expect(desk.decisions()).toMatchObject([
    { imageId: 1, reasons: ['watermark'], frame: { x: 0.37, y: 0.35, width: 0.3, height: 0.3 } },
  ]);
});

test('look-alikes are compared side by side and rejected as duplicates', async () => {
  const desk = await openDesk();
  await keys('ArrowRight', 'ArrowRight', 'd');
  expect(document.body.textContent).toContain('由人判断');
  await keys('0');
  expect(document.body.textContent).not.toContain('由人判断');
  await keys('d', '1');
  expect(desk.decisions()).toMatchObject([{ imageId: 3, decision: 'reject', reasons: ['duplicate'] }]);
});

test('a decision that failed leads back to its picture; an empty queue says so', async () => {
  const desk = await openDesk({ Decide: 409 });
  await keys('a');
  expect(desk.current()).toBe('湖');
  await desk.unmount();
  await openDesk({ TakeBatch: { items: [], leaseUntil: null } });
  expect(document.body.textContent).toContain('没有待审的图片');
});
