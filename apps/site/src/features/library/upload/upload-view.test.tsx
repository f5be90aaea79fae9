// @vitest-environment happy-dom

import type { Call } from '@tuyuan/api-client/transport.ts';
import type { UploadDetails, UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { find, findButton, press, pressKey, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { UploadView } from './upload-view.tsx';

beforeEach(() => {
  const wide = window.matchMedia('(min-width: 1px)');
  const narrow = window.matchMedia('(max-width: 1px)');
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => (query.includes('min-width') ? wide : narrow));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 0));
  return () => vi.restoreAllMocks();
});

const details: UploadDetails = {
  title: '',
  description: '',
  labels: [],
  categoryId: null,
  regionId: null,
  albumId: null,
  prices: { editorial: null, commercial: null, extended: null },
  canUseAuthPay: false,
  editorialOnly: false,
  aiUse: null,
};

function item(id: number, change: Partial<UploadItem> = {}): UploadItem {
  return {
    id,
    key: `k${id}`,
    fileName: `DSC_${id}.jpg`,
    bytes: 8_000_000,
    receivedBytes: 8_000_000,
    state: 'ready',
    refusal: null,
    imageId: id + 100,
    cover: null,
    width: 6000,
    height: 4000,
    takenAt: `2026-10-24T06:5${id}:00`,
    camera: null,
    hasPosition: false,
    region: null,
    duplicateOf: null,
    lookAlikes: [],
    details,
    releases: [],
    missing: ['title', 'labels', 'categoryId', 'aiUse'],
    createdAt: '2026-10-25T10:00:00',
    ...change,
  };
}

const complete = { ...details, title: '雪山', labels: ['雪山', '湖泊', '倒影'], categoryId: 3, aiUse: 'none' } as const;
const limits = {
  maxFileBytes: 104_857_600,
  maxPixels: 2e8,
  minPixels: 3e6,
  minLabels: 3,
  usedBytes: 1024,
  limitBytes: 1_048_576,
};

interface Change extends Partial<UploadDetails> {
  readonly id: number;
}

/** Answers like the server: what was changed is there afterwards. */
async function showUploads(items: readonly UploadItem[], answers: object = {}, path = '/user/upload') {
  let list = items;
  const site = await renderSite(<UploadView />, {
    path,
    answers: {
      GetUploads: () => ({ items: list, limits }),
      GetCategoryTree: { items: [] },
      GetRegionTree: { items: [] },
      GetSuggestions: { items: [] },
      GetAlbums: { items: [], totalCount: 0 },
      UpdateUploads: ({ changes }: { readonly changes: readonly Change[] }) => {
        list = list.map((each) => {
          const { id: _id, ...change } = changes.find(({ id }) => id === each.id) ?? { id: each.id };
          return { ...each, details: { ...each.details, ...change } };
        });
        return { items: list.filter(({ id }) => changes.some((change) => change.id === id)) };
      },
      ...answers,
    },
  });
  await act(() => vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull()));
  return site;
}

const inputs = (calls: readonly Call[], name: string) =>
  calls.filter(({ path }) => path.endsWith(`/${name}`)).map(({ input }) => input);
const box = (label: string) => find<HTMLInputElement>(`input[aria-label="${label}"]`);
const group = '选中整组：10 月 24 日 清晨';

async function leave(field: HTMLElement): Promise<void> {
  await act(async () => {
    field.focus();
    field.blur();
  });
}

test('a title pattern is applied to the chosen group on leaving the field, and taken back with one key', async () => {
  const { calls } = await showUploads([item(1), item(2)]);
  await press(box(group));
  await typeInto(box('标题'), '纳帕海 {序号}');
  expect(document.body.textContent).toContain('纳帕海 01、纳帕海 02');
  expect(inputs(calls, 'UpdateUploads')).toEqual([]);
  await leave(box('标题'));
  const titled = (one: string, two: string) => ({
    changes: [
      { title: one, id: 1 },
      { title: two, id: 2 },
    ],
  });
  await act(() => vi.waitFor(() => expect(inputs(calls, 'UpdateUploads')).toEqual([titled('纳帕海 01', '纳帕海 02')])));
  expect(document.body.textContent).toContain('标题已改 2 张');
  await pressKey(document.body, 'z', { ctrlKey: true });
  await act(() => vi.waitFor(() => expect(inputs(calls, 'UpdateUploads')[1]).toEqual(titled('', ''))));
  expect(document.body.textContent).not.toContain('标题已改');
  expect(box('标题').value).toBe('');
});

test('a label that some have is given to all by pressing it, and is not touched otherwise', async () => {
  const { calls } = await showUploads([item(1), item(2, { details: { ...details, labels: ['倒影'] } })]);
  await press(box(group));
  await typeInto(box('加标签'), '雪山，湖泊');
  await pressKey(box('加标签'), 'Enter');
  await act(() => vi.waitFor(() => expect(inputs(calls, 'UpdateUploads')).toHaveLength(1)));
  expect(inputs(calls, 'UpdateUploads')[0]).toEqual({
    changes: [
      { labels: ['雪山', '湖泊'], id: 1 },
      { labels: ['倒影', '雪山', '湖泊'], id: 2 },
    ],
  });
  await press(findButton('倒影 1/2'));
  await act(() => vi.waitFor(() => expect(inputs(calls, 'UpdateUploads')).toHaveLength(2)));
  expect(inputs(calls, 'UpdateUploads')[1]).toMatchObject({ changes: [{ labels: ['雪山', '湖泊', '倒影'] }, {}] });
});

test('a refused change is no step, and shows what the pictures had', async () => {
  await showUploads([item(1)], { UpdateUploads: 500 });
  await press(box('选择 DSC_1.jpg'));
  await typeInto(box('标题'), '雪山');
  await leave(box('标题'));
  await act(() => vi.waitFor(() => expect(document.body.textContent).not.toContain('标题已改')));
  expect(box('选择 DSC_1.jpg')).toBeDefined();
});

test('only complete pictures are submitted, and the rest is a filter away', async () => {
  const done = item(2, { details: { ...complete, labels: [...complete.labels] }, missing: [] });
  const { calls, address } = await showUploads([item(1, { missing: ['categoryId'] }), done], {
    SubmitUploads: { succeeded: [2], failed: [] },
  });
  await press(findButton('1 张缺分类'));
  expect(address()).toBe('/user/upload?show=incomplete');
  expect(document.querySelectorAll('[data-picture]')).toHaveLength(1);
  await press(findButton('提交审核 1 张'));
  await act(() => vi.waitFor(() => expect(inputs(calls, 'SubmitUploads')).toEqual([{ ids: [2] }])));
});

test('what needs a decision stands in a list of its own, with its reason and buttons', async () => {
  const known = { imageId: 7, no: 'TY202510004098', title: '油菜花田', cover: null, isOwn: true, likeness: 1 };
  const { calls } = await showUploads(
    [
      item(1, { state: 'refused', refusal: { code: 'Image.Duplicate', message: '', details: '' }, duplicateOf: known }),
      item(2, { lookAlikes: [{ ...known, likeness: 0.93 }] }),
      item(3, { state: 'waiting', receivedBytes: 0 }),
    ],
    { KeepLookAlikes: { succeeded: [2], failed: [] }, DeleteUploads: { succeeded: [1], failed: [] } },
  );
  const text = document.body.textContent ?? '';
  expect(text).toContain('要你看一下 3 张');
  expect(text).toContain('DSC_1.jpg 与 TY202510004098 是同一个文件');
  expect(text).toContain('相近 93%');
  expect(text).toContain('要重新选文件');
  await press(findButton('都保留'));
  await act(() => vi.waitFor(() => expect(inputs(calls, 'KeepLookAlikes')).toEqual([{ ids: [2] }])));
});

test('look-alikes are decided by keyboard, the rest as the first', async () => {
  const alike = { imageId: 7, no: 'TY1', title: '', cover: null, isOwn: false, likeness: 0.9 };
  const { calls } = await showUploads([item(1, { lookAlikes: [alike] }), item(2, { lookAlikes: [alike] })], {
    DeleteUploads: { succeeded: [1, 2], failed: [] },
  });
  await pressKey(document.body, 'v');
  expect(find('dialog').textContent).toContain('要两张都留吗');
  await press(find<HTMLInputElement>('dialog input[type="checkbox"]'));
  await pressKey(document.body, '2');
  await act(() => vi.waitFor(() => expect(inputs(calls, 'DeleteUploads')).toEqual([{ ids: [1, 2] }])));
});

test('files that are no pictures are named and announced to nobody', async () => {
  const { calls } = await showUploads([]);
  expect(document.body.textContent).toContain('把图片或文件夹拖进来');
  const input = find<HTMLInputElement>('input[type="file"]');
  const file = new File(['x'], 'DSC_1.NEF');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  expect(document.body.textContent).toContain('DSC_1.NEF');
  expect(document.body.textContent).toContain('格式不支持');
  expect(inputs(calls, 'CreateUploads')).toEqual([]);
});
