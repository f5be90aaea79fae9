import { fakeStore } from '@tuyuan/api-client/testing/fake-store.ts';
import { visitor } from '@tuyuan/session/session-state.ts';
import { expect, test } from 'vitest';
import { page as activityPage } from '../pages/activity/brief.tsx';
import { page as topicPage } from '../pages/album-list.tsx';
import { page as articlePage } from '../pages/article/detail.tsx';
import { page as categoryPage } from '../pages/category.tsx';
import { page as conferencePage } from '../pages/conference-brief.tsx';
import { page as albumPage } from '../pages/gallery-detail.tsx';
import { page as homePage } from '../pages/home.tsx';
import { page as photoPage } from '../pages/photo.tsx';
import { page as photographerPage } from '../pages/photographer-userinfo.tsx';
import { page as unitPage } from '../pages/unit.tsx';
import { page as videoPage } from '../pages/video/detail.tsx';
import type { Page, PageMeta } from '../shared/page.ts';
import { albumDetail, imageCard, imageDetail, photographerInfo } from '../shared/testing/library-samples.ts';
import { structuredDataFaults } from '../shared/testing/structured-data-faults.ts';
import { createStore } from './create-store.ts';
import { pageStore } from './page-store.ts';

const origin = 'https://tuyuan.test';

async function metaOf(page: Page, address: string, answers: Record<string, unknown>): Promise<PageMeta> {
  const url = new URL(address, origin);
  const { transport } = fakeStore(answers);
  const store = pageStore(createStore({ extra: { transport } }));
  const opened = await page.open(store, { request: new Request(url), params: {}, url, session: visitor });
  return opened.meta({ origin, siteName: '图苑', siteDescription: '图片库', url });
}

const article = {
  ...{ id: 3, title: '晨雾', summary: '', html: '', contents: [], source: '', tags: [], cover: null, images: [] },
  ...{ category: { id: 1, name: '文章' }, pageKey: null, minutes: 1, imageCount: 0, views: 0, isPinned: false },
  ...{ previous: null, next: null, related: [], authorName: '', authorId: null },
  ...{ publishedAt: '2026-11-20T08:00:00', updatedAt: '2026-11-19T08:00:00' },
};
const event = {
  cover: '',
  organiser: '',
  address: '',
  startTime: '2026-11-01T09:00:00',
  endTime: '2026-12-01T18:00:00',
};
const activity = { ...event, id: 7, name: '山与人', description: '', place: '', progressState: 'voting' };
const conference = {
  ...{ ...event, id: 9, title: '年会', summary: '', location: '大理国际会堂', city: '大理', conferenceState: 3 },
  ...{ latitude: 25.6, longitude: 100.2, guests: [{ name: '林砚秋' }], registration: 'open' },
  ...{ regStartTime: '2026-10-01T00:00:00', regEndTime: '2026-10-31T00:00:00', ticketTypes: [{ priceCents: 9900 }] },
};
const unit = {
  ...{ id: 4, name: '贡山县分会', parents: [{ id: 2, name: '怒江州协会' }], introduction: '', cover: null, logo: '' },
  ...{ phone: '', address: '', photographerCount: 0, imageCount: 0 },
};
const topic = { id: 6, title: '雪线', summary: '', story: '', cover: null, publishedAt: '2026-11-20T08:00:00' };
const video = {
  ...{
    id: 5,
    title: '湖上一日',
    description: '',
    version: 'v',
    posterVersion: 'p',
    durationMs: 272_000,
    views: 3,
    fromCents: null,
  },
  ...{ publishedAt: '2026-11-20T08:00:00', related: [], chapters: [], captions: [], labels: [] },
};
const root = { id: 2, parentId: null, name: '雪山', cover: null, imageCount: 3, description: '' };

/** Each with as little as its page can have: what may be missing must be made up for. */
const pages: readonly (readonly [
  name: string,
  page: Page,
  address: string,
  answers: Record<string, unknown>,
  types: string,
])[] = [
  ['the home page', homePage, '/', { GetHomeDataBlocks: { items: [] } }, 'WebSite Organization'],
  ['an image', photoPage, '/photo?id=5', { GetImage: imageDetail() }, 'ImageObject BreadcrumbList'],
  ['an album', albumPage, '/gallery/detail?id=1', { GetAlbum: albumDetail() }, 'ImageGallery BreadcrumbList'],
  [
    'an album with pictures',
    albumPage,
    '/gallery/detail?id=1',
    { GetAlbum: albumDetail({ covers: [{ ...imageCard(), title: '' }] }) },
    'ImageGallery BreadcrumbList',
  ],
  ['a category', categoryPage, '/category?id=2', { GetCategory: { category: root, path: [] } }, 'BreadcrumbList'],
  ['a topic', topicPage, '/album/list?id=6', { GetTopicAlbum: topic }, 'Article BreadcrumbList'],
  ['an article', articlePage, '/article/detail?id=3', { GetArticle: article }, 'Article BreadcrumbList'],
  [
    'an author’s article',
    articlePage,
    '/article/detail?id=3',
    { GetArticle: { ...article, authorName: '和志远', authorId: 8, images: [imageCard()] } },
    'Article BreadcrumbList',
  ],
  ['an activity', activityPage, '/activity/brief?id=7', { Get: activity }, 'Event'],
  [
    'an activity at a place',
    activityPage,
    '/activity/brief?id=7',
    { Get: { ...activity, place: '美术馆', cover: '/api/Resource/Misc/a', progressState: 'cancelled' } },
    'Event',
  ],
  ['a conference', conferencePage, '/conference/brief?id=9', { GetInfo: conference }, 'Event'],
  ['a photographer', photographerPage, '/photographer/userinfo?id=8', { GetInfo: photographerInfo() }, 'ProfilePage'],
  ['a video', videoPage, '/video/detail?id=5', { GetVideo: video }, 'VideoObject BreadcrumbList'],
  ['a unit', unitPage, '/unit?id=4', { GetUnit: unit }, 'Organization'],
];

const typesOf = (things: readonly object[] = []) =>
  things.map((thing) => String(new Map(Object.entries(thing)).get('@type'))).join(' ');

test.each(pages)('the structured data of %s keeps every rule', async (_name, page, address, answers, types) => {
  const { jsonLd, canonical } = await metaOf(page, address, answers);
  expect(typesOf(jsonLd)).toBe(types);
  expect(structuredDataFaults(jsonLd)).toEqual([]);
  expect(canonical).toMatch(/^\//);
});

test('a preview of an article is kept out of every search', async () => {
  const { canonical } = await metaOf(articlePage, '/article/detail?id=3&preview=abc', { GetArticle: article });
  expect(canonical).toBeUndefined();
});

test('the rules see what is missing, relative, without an offset, badly numbered or unknown', () => {
  const faults = structuredDataFaults([
    {
      '@type': 'Article',
      headline: '一',
      url: '/a',
      image: 'https://x.test/a',
      datePublished: '2026-11-20',
      author: {},
    },
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 2, name: '一' }] },
    {
      '@type': 'Event',
      startDate: '2026-11-20T08:00:00',
      eventStatus: 'EventScheduled',
      organizer: { '@type': 'Fee' },
    },
  ]).join('\n');
  for (const words of [
    'Article: publisher is missing',
    'url is no whole address: /a',
    'datePublished is no ISO 8601 time with an offset: 2026-11-20',
    'fewer than two places',
    'startDate is no ISO 8601 time with an offset',
    'eventStatus is no word of schema.org',
    'Fee: no rule for this type',
  ])
    expect(faults).toContain(words);
});
