import * as shown from '@tuyuan/contract/content/article-data.ts';
import * as managed from '@tuyuan/contract/content/article-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { uploadForm } from '../../../testing/upload-form.ts';
import { prepareTenant } from '../../site/index.ts';
import { forgetAuthor } from './index.ts';

let server: TestServer;
let editor: { authorization: string };
let categoryId: number;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  await prepareTenant(server.databases, { schema: 'tenant_other', name: '乙站', hostName: 'other.test' });
  editor = await server.logInAs('editor', ['editor']);
  authorId = await libraryBuilder(server.db).photographer('lin');
  const { items } = await resultOf(server.app, shown.getArticleCategories, {});
  categoryId = items.find(({ kind }) => kind === 'article')?.id ?? 0;
});
afterAll(() => server.stop());

const words = {
  title: '晨雾',
  summary: '',
  body: '<p>正文</p>',
  source: '',
  authorName: '',
  tags: [],
  coverImageId: null,
};

async function create(): Promise<number> {
  return (await resultOf(server.app, managed.createArticle, { title: '晨雾', categoryId }, editor)).id;
}
const save = (id: number, basedOn: number, fields: object) =>
  callEndpoint(server.app, managed.saveArticle, { id, basedOn, ...words, ...fields }, editor);
const publish = (id: number, revision: number) =>
  resultOf(server.app, managed.publishArticle, { id, revision }, editor);

it('an author’s article bears a printed name, leads to the author’s page, and keeps the name when the account goes', async () => {
  const id = await create();
  const unknown = await save(id, 1, { authorId: 999_999 });
  expect(unknown).toMatchObject({ code: 'Photographer.NotFound', validationErrors: [{ members: ['authorId'] }] });
  const saved = await save(id, 1, { authorId });
  expect(saved.result?.draft).toMatchObject({ authorId, authorName: 'lin' });
  await publish(id, 2);
  const read = () => resultOf(server.app, shown.getArticle, { id });
  const listed = async () => (await resultOf(server.app, shown.getArticles, { authorId })).items.map((each) => each.id);
  expect(await read()).toMatchObject({ authorId, authorName: 'lin' });
  expect(await listed()).toEqual([id]);
  // An older revision brings its author back with it.
  await save(id, 2, { authorName: '编辑部' });
  const back = await resultOf(server.app, managed.restoreArticleRevision, { id, number: 2, basedOn: 3 }, editor);
  expect(back.draft).toMatchObject({ authorId, authorName: 'lin' });
  await server.db.execute(sql`UPDATE app_user SET is_active = false WHERE id = ${authorId}`);
  expect(await read()).toMatchObject({ authorId: null, authorName: 'lin' });
  await inTransaction(server.db, (transaction) =>
    forgetAuthor({ transaction, schema: 'tenant_default' }, { userId: authorId }),
  );
  const kept = await resultOf(server.app, managed.getArticleRevision, { id, number: 2 }, editor);
  expect(kept).toMatchObject({ authorId: null, authorName: 'lin' });
});

it('a preview shows that one revision to whoever has its link, for two hours, and to nobody else', async () => {
  const id = await create();
  await save(id, 1, { title: '第二版' });
  const { path } = await resultOf(server.app, managed.createArticlePreview, { id, revision: 2 }, editor);
  await save(id, 2, { title: '第三版' });
  const preview = new URL(path, 'https://x.test').searchParams.get('preview') ?? '';
  expect(path).toBe(`/article/detail?id=${id}&preview=${preview}`);
  const read = (input: object) => callEndpoint(server.app, shown.getArticle, { id, ...input });
  expect((await read({ preview })).result).toMatchObject({ title: '第二版', previous: null, next: null });
  expect((await read({})).code).toBe('Article.NotFound');
  expect((await read({ preview: 'x'.repeat(43) })).code).toBe('Article.PreviewExpired');
  expect((await read({ id: await create(), preview })).code).toBe('Article.PreviewExpired');
  const none = await callEndpoint(server.app, managed.createArticlePreview, { id, revision: 9 }, editor);
  expect(none.code).toBe('Article.NotFound');
  await server.db.execute(sql`UPDATE article_preview SET expires_at = now() - interval '1 second'`);
  expect((await read({ preview })).code).toBe('Article.PreviewExpired');
});

const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1'), Buffer.alloc(100, 7)]);
const upload = (bytes: Buffer, headers = editor) =>
  uploadForm(server.app, managed.uploadArticleVideo, {}, { bytes, name: 'a.mp4' }, headers);

it('a film is kept as it is, played by parts on its own site only, and nothing else is taken for one', async () => {
  const visitor = await server.logInAs('visitor', []);
  expect((await upload(film, visitor)).code).toBe('Permission.Denied');
  expect((await upload(Buffer.from('<html>not a film</html>'))).code).toBe('Article.NotAVideo');
  expect((await upload(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'))).code).toBe('Article.NotAVideo');
  const path = (await upload(film)).result?.path ?? '';
  const part = await server.app.inject({ url: path, headers: { range: 'bytes=4-7' } });
  expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);
  expect(part.headers['content-range']).toBe(`bytes 4-7/${film.length}`);
  expect((await server.app.inject({ url: path, headers: { host: 'other.test' } })).statusCode).toBe(404);
});

it('a text shows a film of this site with its poster, fetched when it is played, and none from elsewhere', async () => {
  const id = await create();
  const path = (await upload(film)).result?.path ?? '';
  const body =
    `<figure><video src="${path}" poster="/api/Resource/Image/Article/a" width="1280" height="720" autoplay onplay="alert(1)"></video>` +
    '<figcaption>片子</figcaption></figure><figure><video src="https://evil.example/a.mp4"></video></figure>' +
    `<video src="${path}" poster="https://evil.example/a.png"></video>`;
  await save(id, 1, { body });
  await publish(id, 2);
  const { html } = await resultOf(server.app, shown.getArticle, { id });
  expect(html).toContain(
    `src="${path}" width="1280" height="720" controls preload="none" playsinline poster="/api/Resource/Image/Article/a">`,
  );
  expect(html).not.toMatch(/evil|autoplay|onplay/);
});
