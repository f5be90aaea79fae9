import { getArticleCategories } from '@tuyuan/contract/content/article-data.ts';
import * as managed from '@tuyuan/contract/content/article-management.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { feedFaults } from '../../../testing/feed-faults.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { childrenOf, readXml, textOf } from '../../../testing/read-xml.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { siteSitemap } from './sitemap.repository.ts';
import { sitemap, sitemapPage } from './sitemap.ts';

const origin = 'https://tuyuan.example';
let server: TestServer;
let build: LibraryBuilder;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer({ SITE_ADDRESS: origin });
  build = libraryBuilder(server.db);
  authorId = await build.photographer('lin');
});
afterAll(() => server.stop());

const read = async (path: string) => readXml((await server.app.inject({ url: path })).body);

async function publishArticle(title: string): Promise<number> {
  const editor = await server.logInAs('editor', ['editor']);
  const { items } = await resultOf(server.app, getArticleCategories, {});
  const categoryId = items.find(({ kind }) => kind === 'article')?.id ?? 0;
  const { id } = await resultOf(server.app, managed.createArticle, { title, categoryId }, editor);
  const words = {
    title,
    body: '<p>正文 &amp; "引"</p>',
    summary: '<摘要> & 其他',
    source: '',
    authorName: '',
    tags: [],
    coverImageId: null,
  };
  const { revision } = await resultOf(server.app, managed.saveArticle, { id, basedOn: 1, ...words }, editor);
  await resultOf(server.app, managed.publishArticle, { id, revision }, editor);
  return id;
}

describe('the sitemap', () => {
  it('names only what is public, with its day of change, and each picture with its page', async () => {
    const shown = await build.image({ authorId, title: '晨雾' });
    const hidden = await build.image({ authorId, reviewState: 'pending' });
    const root = await read('/sitemap.xml');
    expect([root.name, root.attributes.xmlns]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
    expect(root.attributes['xmlns:image']).toBe('http://www.google.com/schemas/sitemap-image/1.1');
    const places = childrenOf(root, 'url').map((url) => textOf(url, 'loc'));
    expect(new Set(places).size).toBe(places.length);
    expect(places.every((place) => place.startsWith(`${origin}/`))).toBe(true);
    expect(places).not.toContain(`${origin}/photo?id=${hidden.id}`);
    const page = childrenOf(root, 'url').find((url) => textOf(url, 'loc') === `${origin}/photo?id=${shown.id}`);
    expect(page && textOf(page, 'lastmod')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const picture = page && childrenOf(page, 'image:image')[0];
    expect(picture && textOf(picture, 'image:loc')).toMatch(
      new RegExp(`^${origin}/api/Resource/Image/${shown.id}/1280/`),
    );
    for (const url of childrenOf(root, 'url'))
      expect(['loc', 'lastmod', 'image:image']).toEqual(expect.arrayContaining(url.children.map(({ name }) => name)));
  });

  it('is an index of files, each within the limit, once there are more addresses', async () => {
    for (let i = 0; i < 4; i += 1) await build.image({ authorId });
    const request = { db: server.db, origin, sources: siteSitemap, pageSize: 3 };
    const index = readXml(await sitemap(request));
    expect(index.name).toBe('sitemapindex');
    const files = childrenOf(index, 'sitemap').map((file) => textOf(file, 'loc'));
    expect(files.filter((file) => file.includes('-photo-'))).toEqual([
      `${origin}/sitemap-photo-1.xml`,
      `${origin}/sitemap-photo-2.xml`,
    ]);
    const pages = await Promise.all([1, 2, 3].map((page) => sitemapPage(request, 'photo', page)));
    expect(pages.map((page) => page && childrenOf(readXml(page), 'url').length)).toEqual([3, 2, null]);
  });
});

it('the feed is RSS 2.0: a channel of items with title, permanent link, date and escaped text', async () => {
  const id = await publishArticle('晨雾 & <山>');
  const album = await build.album({ authorId, title: '集' });
  await build.image({ authorId, albumId: album });
  const rss = await read('/rss.xml');
  expect([rss.name, rss.attributes.version, rss.children.length]).toEqual(['rss', '2.0', 1]);
  const [channel = rss] = childrenOf(rss, 'channel');
  expect([textOf(channel, 'title'), textOf(channel, 'link'), textOf(channel, 'language')]).toEqual([
    '图苑',
    `${origin}/`,
    'zh-cn',
  ]);
  expect(textOf(channel, 'description')).not.toBe('');
  const [self] = childrenOf(channel, 'atom:link');
  expect(self?.attributes).toEqual({ href: `${origin}/rss.xml`, rel: 'self', type: 'application/rss+xml' });
  const items = childrenOf(channel, 'item');
  expect(items.length).toBeGreaterThan(2);
  expect(items.every((item) => new URL(textOf(item, 'link')).origin === origin)).toBe(true);
  expect(feedFaults((await server.app.inject({ url: '/rss.xml' })).body)).toEqual([]);
  const article = items.find((item) => textOf(item, 'link') === `${origin}/article/detail?id=${id}`);
  expect(article && [textOf(article, 'title'), textOf(article, 'description')]).toEqual([
    '晨雾 & <山>',
    '<p>&lt;摘要&gt; &amp; 其他</p>',
  ]);
});

it('robots are kept out of what is personal and shown the way to the sitemap', async () => {
  const lines = (await server.app.inject({ url: '/robots.txt' })).body.split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /user/', 'Disallow: /admin/']));
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
