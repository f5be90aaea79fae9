// @vitest-environment happy-dom
import { AppError } from '@tuyuan/errors/app-error.ts';
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildImageCard } from '../../../shared/testing/build-image-card.ts';
import { type FakeServer, mountPage } from '../../../shared/testing/mount-page.tsx';
import { SearchPhotos } from './search-photos.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const facets = {
  categories: [{ id: 1, name: '风光', count: 9 }],
  regions: [],
  orientations: [{ value: 'landscape', count: 7 }],
  colours: [{ value: 'blue', count: 3 }],
  years: [{ value: 2025, count: 9 }],
  countsAreLowerBounds: false,
};
const found = {
  totalCount: 10_000,
  totalCountIsLowerBound: true,
  items: [
    {
      ...buildImageCard(1),
      likeness: null,
      reasons: [
        { kind: 'title', query: '雪山', matched: '雪山' },
        { kind: 'synonym', query: '日出', matched: '晨光' },
        { kind: 'region', query: '大理', matched: '大理州' },
      ],
    },
  ],
  nextCursor: null,
  words: ['雪山', '日出'],
  synonyms: ['雪峰', '晨光'],
  corrected: null,
  dropped: [],
  didYouMean: null,
  facets,
  relaxations: [],
  isByMeaning: false,
  hiddenCount: 0,
  isEstimate: false,
};
const nothing = { ...found, totalCount: 0, totalCountIsLowerBound: false, items: [], synonyms: [] };
const answering =
  (page: object, relaxed: object = nothing): FakeServer =>
  (action, input) => {
    if (action === 'Search') return input.keyword === '雪山' ? relaxed : page;
    if (action === 'GetTree') return { items: [{ id: 1, parentId: null, name: '风光', imageCount: 9, cover: null }] };
    if (action === 'GetRegions') return { items: [] };
    if (action === 'GetHotWords') return { items: ['昆明', '夜景'] };
    return { totalCount: 4, items: [], nextCursor: null, words: [], synonyms: [], corrected: null, dropped: [] };
  };
const open = (page: object, address = '/search/photo?keyword=%E9%9B%AA%E5%B1%B1%E6%97%A5%E5%87%BA', relaxed?: object) =>
  mountPage(SearchPhotos, address, answering(page, relaxed));
const said = () => document.body.textContent ?? '';

test('says how many at least, and which synonyms were searched along', async () => {
  await open(found);
  expect(find('h1').textContent).toBe('「雪山日出」');
  expect(said()).toContain('找到 10,000+ 张图片');
  expect(said()).toContain('同义词一并查找：雪峰、晨光');
  expect(find('a[href*="exact=true"]').textContent).toBe('只搜原词');
});

test('two reasons are shown beside the title, all of them describe the tile', async () => {
  await open(found);
  const shown = [...document.querySelectorAll('ul[aria-hidden] li')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['日出≈晨光', '地区 大理州']);
  const description = find('article a').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe('找到的原因：标题，日出≈晨光，地区 大理州');
});

test('says what was searched in place of words that find nothing', async () => {
  await open({ ...found, words: ['向日葵'], corrected: '向日葵' });
  expect(said()).toContain('没有找到原词，已按「向日葵」查找。');
  await open({ ...found, words: ['雪山'], dropped: ['攀登'] });
  expect(said()).toContain('没有同时符合全部词语的，已略去「攀登」，按「雪山」查找。');
});

test('a facet that would find nothing can not be chosen', async () => {
  const page = await open(found);
  const boxes = [...document.querySelectorAll<HTMLInputElement>('aside input')];
  const boxOf = (text: string) => boxes.find((box) => box.closest('label')?.textContent === text);
  expect(boxOf('竖图')?.disabled).toBe(true);
  expect(findButton('红色，0 张').disabled).toBe(true);
  await act(async () => boxOf('横图')?.click());
  await press(findButton('蓝色，3 张'));
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(page.address()).toContain('orientations=landscape&colours=blue');
  expect(findButton('清除 2 项')).toBeTruthy();
});

test('what relaxing would find stands apart, without what was found already', async () => {
  const few = {
    ...found,
    totalCount: 1,
    totalCountIsLowerBound: false,
    relaxations: [{ condition: 'keyword', word: '日出', gain: 1 }],
  };
  const relaxed = { ...few, items: [few.items[0], { ...few.items[0], id: 2, title: '图片 2' }], relaxations: [] };
  await open(few, undefined, relaxed);
  expect(said()).toContain('完全符合的就这 1 张');
  expect(find('a[href="/search/photo?keyword=%E9%9B%AA%E5%B1%B1"]').textContent).toBe('去掉「日出」，多 1 张');
  const titles = [...document.querySelectorAll('ul[aria-label="去掉「日出」后"] img')].map((image) =>
    image.getAttribute('alt'),
  );
  expect(titles).toEqual(['图片 2']);
});

test('nonsense finds nothing, says so and offers what to do', async () => {
  await open(nothing);
  expect(said()).toContain('没有找到与「雪山日出」有关的图片');
  expect(find('nav[aria-label="热门搜索"]').textContent).toContain('昆明');
  expect(document.querySelector('select[aria-label="排序"]')).toBeNull();
});

test('words with a sensitive one are refused, and the other counts ask in vain without an alert', async () => {
  await mountPage(SearchPhotos, '/search/photo?keyword=%E9%9B%AA%E5%B1%B1', () => {
    throw new AppError('Text.Blocked');
  });
  expect(said()).toContain('搜索词含有本站不允许的词');
  expect(said()).not.toContain('重试');
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
});

const tempKey = 'Zk3_x-9qLmN0pQrSabcdef';
const alikeAddress = `/search/photo?tempKey=${tempKey}&crop=0%2C0%2C0.5%2C0.5`;
const alike = {
  ...found,
  totalCount: 1,
  totalCountIsLowerBound: false,
  words: [],
  synonyms: [],
  hiddenCount: 37,
  items: [
    {
      ...buildImageCard(1),
      likeness: 0.947,
      reasons: ['构图 96%', '色彩 93%', '镜像'].map((matched) => ({ kind: 'alike', query: '', matched })),
    },
  ],
};
const searchingAlike =
  (page: object): FakeServer =>
  (action, input) => {
    if (action === 'GetImage') return buildImageCard(7);
    if (action !== 'Get') return answering(page)(action, input);
    return {
      tempKey,
      tag: '雪山',
      humanFaceDetected: false,
      width: 800,
      height: 600,
      expiresAt: '2000-01-01T00:00:00',
    };
  };

test('a find by picture says how alike it is, two reasons beside it and all in its description', async () => {
  const page = await mountPage(SearchPhotos, alikeAddress, searchingAlike(alike));
  expect(find('h1').textContent).toBe('1 张相似');
  expect(find('section[aria-label="搜索图片"]').textContent).toContain('选框 25% · 没有人脸');
  const shown = [...document.querySelectorAll('ul[aria-hidden] li')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['95%', '构图 96%', '色彩 93%']);
  const description = find('article a').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe('相似度 95%，构图 96%，色彩 93%，镜像');
  expect(page.calls.find(({ action }) => action === 'Search')?.input).toMatchObject({
    tempKey,
    crop: { x: 0, y: 0, width: 0.5, height: 0.5 },
    minLikeness: 65,
  });
  expect(page.calls.map(({ action }) => action)).not.toContain('PhotographerSearch');
});

test('below the last find stands what the likeness left out, and ways on', async () => {
  await mountPage(SearchPhotos, alikeAddress, searchingAlike(alike));
  expect(said()).toContain('还有 37 张相似度低于 65%，没有列出。');
  const ways = ['降到 50%', '加上文字「雪山」', '改搜整张图片'].map(
    (text) => [...document.querySelectorAll('a')].find((link) => link.textContent === text)?.getAttribute('href') ?? '',
  );
  expect(ways[0]).toBe(`${alikeAddress}&minLikeness=50`);
  expect(ways[1]).toContain('keyword=%E9%9B%AA%E5%B1%B1&tempKey=');
  expect(ways[2]).toBe(`/search/photo?tempKey=${tempKey}`);
});

test('where nothing is alike enough, another part of the picture is proposed', async () => {
  await mountPage(
    SearchPhotos,
    `/search/photo?tempKey=${tempKey}`,
    searchingAlike({ ...alike, totalCount: 0, items: [] }),
  );
  expect(said()).toContain('没有找到相似度 65% 以上的图片');
  expect(find('a[href*="crop=0.15"]').textContent).toBe('只搜画面中间的一块');
});

test('a picture that is deleted meanwhile is asked for again', async () => {
  await mountPage(SearchPhotos, alikeAddress, () => {
    throw new AppError('TempImage.Gone');
  });
  expect(said()).toContain('搜索图片已删除，请重新选图');
  expect(findButton('重新选图')).toBeTruthy();
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
});

test('without the picture the words and filters stay', async () => {
  const page = await mountPage(SearchPhotos, `${alikeAddress}&colours=blue`, searchingAlike(alike));
  await press(findButton('移除图片'));
  expect(page.address()).toBe('/search/photo?colours=blue');
  expect(page.calls.find(({ action }) => action === 'Delete')?.input).toEqual({ tempKey });
});

test('counts of the nearest only are no more than that', async () => {
  await mountPage(SearchPhotos, alikeAddress, searchingAlike({ ...alike, isEstimate: true }));
  expect(find('h1').textContent).toBe('约 1 张相似');
  expect(said()).toContain('还有至少 37 张相似度低于 65%');
});

test('nothing more is promised where nothing is hidden', async () => {
  const empty = { ...alike, totalCount: 0, items: [], hiddenCount: 0 };
  await mountPage(SearchPhotos, '/search/photo?similarTo=7', searchingAlike(empty));
  expect(said()).toContain('没有找到相似度 65% 以上的图片');
  expect(said()).not.toContain('可以看到更多');
});

test('the counts beside a search by picture are of what the picture found', async () => {
  const page = await mountPage(SearchPhotos, alikeAddress, searchingAlike(alike));
  expect(find('aside').textContent).toContain('横图7');
  expect(page.calls.filter(({ action }) => action === 'Search').map(({ input }) => input.tempKey)).toEqual([tempKey]);
});
