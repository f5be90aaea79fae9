import * as categories from '@tuyuan/contract/content/article-category-management.ts';
import * as shown from '@tuyuan/contract/content/article-data.ts';
import * as managed from '@tuyuan/contract/content/article-management.ts';
import { takeImagesOffline } from '@tuyuan/contract/library/image-management.ts';
import { createSensitiveWords } from '@tuyuan/contract/site/sensitive-word.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let build: LibraryBuilder;
let admin: { authorization: string };
let editor: { authorization: string };
let categoryId: number;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
  editor = await server.logInAs('editor', ['editor']);
  authorId = await build.photographer('lin');
  const { items } = await resultOf(server.app, shown.getArticleCategories, {});
  categoryId = items.find(({ kind }) => kind === 'article')?.id ?? 0;
});
afterAll(() => server.stop());

const create = (title: string) => resultOf(server.app, managed.createArticle, { title, categoryId }, editor);
const words = (title: string, body: string, tags: string[] = []) => ({
  title,
  body,
  summary: '',
  source: '',
  authorName: '',
  tags,
  coverImageId: null,
});
const save = (id: number, basedOn: number, body: string, title = '晨雾') =>
  callEndpoint(server.app, managed.saveArticle, { id, basedOn, ...words(title, body) }, editor);
const read = (id: number) => callEndpoint(server.app, shown.getArticle, { id });
const titles = async () => (await resultOf(server.app, shown.getArticles, {})).items.map(({ title }) => title);
async function published(title: string, body = '<p>正文</p>', tags: string[] = []): Promise<number> {
  const { id, revision } = await create(title);
  const draft = { id, basedOn: revision, ...words(title, body, tags) };
  const saved = await resultOf(server.app, managed.saveArticle, draft, editor);
  await resultOf(server.app, managed.publishArticle, { id, revision: saved.revision }, editor);
  return id;
}

it('is written, published, changed without visitors noticing, published again, restored and withdrawn', async () => {
  const { id } = await create('晨雾');
  expect((await callEndpoint(server.app, managed.publishArticle, { id, revision: 1 }, editor)).code).toBe(
    'Article.Empty',
  );
  await save(id, 1, '<h2>一</h2><p>第一版</p>');
  expect((await read(id)).code).toBe('Article.NotFound');
  const out = await resultOf(server.app, managed.publishArticle, { id, revision: 2 }, editor);
  expect(out).toMatchObject({ state: 'published', liveRevision: 2 });
  await save(id, 2, '<p>第二版</p>');
  // The same words again are no revision.
  expect((await save(id, 3, '<p>第二版</p>')).result).toMatchObject({ revision: 3, revisions: [{}, {}, {}] });
  expect((await resultOf(server.app, shown.getArticle, { id })).html).toContain('第一版');
  await resultOf(server.app, managed.publishArticle, { id, revision: 3 }, editor);
  expect((await resultOf(server.app, shown.getArticle, { id })).html).toContain('第二版');
  const back = await resultOf(server.app, managed.restoreArticleRevision, { id, number: 2, basedOn: 3 }, editor);
  expect(back).toMatchObject({ revision: 4, draft: { body: '<h2>一</h2><p>第一版</p>' } });
  await resultOf(server.app, managed.withdrawArticle, { id }, editor);
  expect((await read(id)).code).toBe('Article.NotFound');
  const again = await resultOf(server.app, managed.publishArticle, { id, revision: 4 }, editor);
  expect([again.state, again.publishedAt]).toEqual(['published', out.publishedAt]);
  expect((await resultOf(server.app, shown.getArticle, { id })).contents).toEqual([{ id: 'part-1', text: '一' }]);
});

it('appears at its minute, the revision that is shown stays until then, and a schedule can be taken back', async () => {
  const { id } = await create('定时');
  await save(id, 1, '<p>早</p>', '定时');
  const at = toWireDate(new Date(Date.now() + 3_600_000));
  const past = await callEndpoint(
    server.app,
    managed.publishArticle,
    { id, revision: 2, at: '2020-01-01T00:00:00' },
    editor,
  );
  expect(past).toMatchObject({ code: 'Article.TimePast', validationErrors: [{ members: ['at'] }] });
  expect(await resultOf(server.app, managed.publishArticle, { id, revision: 2, at }, editor)).toMatchObject({
    state: 'scheduled',
    scheduledAt: at,
  });
  expect(await titles()).not.toContain('定时');
  expect((await resultOf(server.app, managed.withdrawArticle, { id }, editor)).state).toBe('draft');
  await resultOf(server.app, managed.publishArticle, { id, revision: 2, at }, editor);
  const passTime = () =>
    server.db.execute(sql`UPDATE article SET scheduled_at = now() - interval '1 second' WHERE id = ${id}`);
  await passTime();
  expect(await titles()).toContain('定时');
  await save(id, 2, '<p>晚</p>', '定时');
  const next = await resultOf(server.app, managed.publishArticle, { id, revision: 3, at }, editor);
  expect(next).toMatchObject({ state: 'published', liveRevision: 2, scheduledAt: at });
  expect((await resultOf(server.app, shown.getArticle, { id })).html).toBe('<p>早</p>');
  await passTime();
  expect((await resultOf(server.app, shown.getArticle, { id })).html).toBe('<p>晚</p>');
});

it('of two editors who save at once one is told, and both texts are kept', async () => {
  const { id } = await create('同时');
  const answers = await Promise.all([save(id, 1, '<p>甲</p>'), save(id, 1, '<p>乙</p>')]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['Article.ChangedMeanwhile', null]);
  const lost = answers[0].code === null ? '<p>乙</p>' : '<p>甲</p>';
  expect((await save(id, 2, lost)).result).toMatchObject({ revision: 3, draft: { body: lost } });
});

it('keeps nothing of a text that runs, frames or loads from elsewhere', async () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="https://mmbiz.qpic.cn/a.png">',
    '<iframe src="https://evil.example"></iframe>',
    '<a href="javascript:alert(1)">链接</a>',
    '<a href="data:text/html,<script>alert(1)</script>">链接</a>',
    '<p style="position:fixed" onclick="alert(1)">段落</p>',
    '<svg onload=alert(1)></svg>',
    '<form action="/x"><input></form>',
    '<figure><img src="/api/Resource/Image/1/1280/a" onerror="alert(1)"><figcaption><script>1</script></figcaption></figure>',
  ].join('');
  const id = await published('<b onmouseover=alert(1)>标题</b>', hostile);
  const { html, title } = await resultOf(server.app, shown.getArticle, { id });
  expect(html).not.toMatch(/<script|onerror|onclick|onload|javascript:|data:|iframe|style=|qpic|<form/i);
  expect(title).toBe('<b onmouseover=alert(1)>标题</b>');
  const feed = await server.app.inject({ url: '/rss.xml' });
  expect(feed.body).not.toContain('<b onmouseover');
});

it('lets a reader have the first picture first, and the others when they come near', async () => {
  const images = [await build.image({ authorId }), await build.image({ authorId })];
  const figures = images.map(({ id }) => `<figure><img src="/api/Resource/Image/${id}/1280/old"></figure>`).join('');
  const { html } = await resultOf(server.app, shown.getArticle, { id: await published('先后', figures) });
  const tags = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => [
    tag.includes('fetchpriority="high"'),
    tag.includes('loading="lazy"'),
  ]);
  expect(tags).toEqual([
    [true, false],
    [false, true],
  ]);
});

it('shows the library’s pictures as they are today, and a box for one that is offline', async () => {
  const [one, two] = [await build.image({ authorId, title: '"><i>雾' }), await build.image({ authorId })];
  const figure = (id: number) =>
    `<figure><img src="/api/Resource/Image/${id}/1280/old"><figcaption>图说</figcaption></figure>`;
  const id = await published('有图', figure(one.id) + figure(two.id));
  await resultOf(server.app, takeImagesOffline, { ids: [two.id] }, admin);
  const { html, images, imageCount } = await resultOf(server.app, shown.getArticle, { id });
  expect(html).toContain(`/api/Resource/Image/${one.id}/1280/${one.version}`);
  expect(html).not.toContain('<i>雾');
  expect(html).toContain('这张图已下架');
  expect(html).not.toContain(`/Image/${two.id}/`);
  expect([images.map((image) => image.id), imageCount]).toEqual([[one.id], 2]);
});

it('is found by kind, category, word and tag; neighbours and related ones lead on', async () => {
  const child = await resultOf(
    server.app,
    categories.createArticleCategory,
    { parentId: categoryId, name: '路线' },
    editor,
  );
  const ids = [
    await published('孔雀一', '<p>百</p>', ['鸟']),
    await published('孔雀二', '<p>百</p>', ['鸟', '湖']),
    await published('孔雀三'),
  ];
  const place = { id: ids[1] ?? 0, categoryId: child.id, isPinned: true };
  await resultOf(server.app, managed.placeArticle, place, editor);
  const find = async (input: object) =>
    (await resultOf(server.app, shown.getArticles, { keyword: '孔雀', ...input })).items.map((each) => each.id);
  expect(await find({})).toEqual([ids[1], ids[2], ids[0]]);
  expect(await find({ categoryId: child.id })).toEqual([ids[1]]);
  expect(await find({ tag: '鸟' })).toEqual([ids[1], ids[0]]);
  expect(await find({ kind: 'notice' })).toEqual([]);
  const { previous, next, related } = await resultOf(server.app, shown.getArticle, { id: ids[0] ?? 0 });
  expect([next?.id, related[0]?.id]).toEqual([ids[2], ids[1]]);
  expect(previous?.id).not.toBe(ids[1]);
  expect((await resultOf(server.app, shown.getArticleTags, {})).items[0]).toBe('鸟');
});

it('a single page has its key, which no other may have', async () => {
  const [first, second] = [await published('关于我们'), await published('另一篇')];
  const place = (id: number) =>
    callEndpoint(server.app, managed.placeArticle, { id, categoryId, isPinned: false, pageKey: 'about-us' }, editor);
  await place(first);
  expect((await resultOf(server.app, shown.getPage, { key: 'about-us' })).id).toBe(first);
  expect(await place(second)).toMatchObject({ code: 'Article.KeyTaken', validationErrors: [{ members: ['pageKey'] }] });
});

it('categories are a tree that loses none that is used', async () => {
  const parent = await resultOf(server.app, categories.createArticleCategory, { parentId: null, name: '器材' }, editor);
  const child = await resultOf(
    server.app,
    categories.createArticleCategory,
    { parentId: parent.id, name: '镜头' },
    editor,
  );
  const move = { id: parent.id, parentId: child.id, index: 0 };
  expect((await callEndpoint(server.app, categories.moveArticleCategory, move, editor)).code).toBe(
    'ArticleCategory.Cycle',
  );
  const remove = (id: number) => callEndpoint(server.app, categories.deleteArticleCategory, { id }, admin);
  expect((await remove(parent.id)).code).toBe('ArticleCategory.InUse');
  expect((await remove(child.id)).code).toBeNull();
  const change = { id: parent.id, name: '公告栏', kind: 'notice' as const, isPinned: true };
  expect(await resultOf(server.app, categories.updateArticleCategory, change, editor)).toMatchObject(change);
});

it('takes no word that the site blocks, and is gone when deleted', async () => {
  await resultOf(server.app, createSensitiveWords, { words: ['代开发票'], level: 'block' }, admin);
  const { id } = await create('正常');
  expect(await save(id, 1, '<p>这里代开发票</p>')).toMatchObject({
    code: 'Text.Blocked',
    validationErrors: [{ members: ['body'] }],
  });
  await resultOf(server.app, managed.deleteArticle, { id }, admin);
  expect((await save(id, 1, '<p>x</p>')).code).toBe('Article.NotFound');
});
