import { getArticleCategories } from '@tuyuan/contract/content/article-data.ts';
import * as managed from '@tuyuan/contract/content/article-management.ts';
import { getFooter, voteOnHelp } from '@tuyuan/contract/content/help-data.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let editor: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  editor = await server.logInAs('editor', ['editor']);
});
afterAll(() => server.stop());
beforeEach(() => server.db.execute(sql`DELETE FROM quota`));

async function written(kind: 'help' | 'article', isPublished = true): Promise<number> {
  const { items } = await resultOf(server.app, getArticleCategories, {});
  const categoryId = items.find((each) => each.kind === kind)?.id ?? 0;
  const { id } = await resultOf(server.app, managed.createArticle, { title: '怎样下载', categoryId }, editor);
  const words = {
    title: '怎样下载',
    body: '<p>答</p>',
    summary: '',
    source: '',
    authorName: '',
    tags: [],
    coverImageId: null,
  };
  const { revision } = await resultOf(server.app, managed.saveArticle, { id, basedOn: 1, ...words }, editor);
  if (isPublished) await resultOf(server.app, managed.publishArticle, { id, revision }, editor);
  return id;
}

const vote = (id: number, isHelpful: boolean, headers: Record<string, string> = {}) =>
  callEndpoint(server.app, voteOnHelp, { id, isHelpful }, headers);

it('counts each person once, however often and wherever they vote, and lets them change their mind', async () => {
  const id = await written('help');
  const lin = await server.logInAs('lin', ['user']);
  const answers = await Promise.all(Array.from({ length: 20 }, () => vote(id, true, lin)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect((await vote(id, true, { ...lin, 'user-agent': 'another device' })).result).toEqual({
    helpfulCount: 1,
    unhelpfulCount: 0,
  });
  expect((await vote(id, false, lin)).result).toEqual({ helpfulCount: 0, unhelpfulCount: 1 });
});

it('counts a visitor once a day, and every other visitor beside', async () => {
  const id = await written('help');
  for (let i = 0; i < 3; i += 1) await vote(id, true, { 'user-agent': 'one' });
  const visitors = Array.from({ length: 20 }, (_, at) => vote(id, at % 2 === 0, { 'user-agent': `visitor ${at}` }));
  await Promise.all(visitors);
  const draft = await resultOf(server.app, managed.getManagedArticle, { id }, editor);
  expect(draft).toMatchObject({ helpfulCount: 11, unhelpfulCount: 10 });
});

it('takes no more than thirty of one address in a day, whatever its browsers are called', async () => {
  const id = await written('help');
  const votes = Array.from({ length: 34 }, (_, at) => vote(id, true, { 'user-agent': `name ${at}` }));
  const codes = (await Promise.all(votes)).map(({ code }) => code);
  expect(codes.filter((code) => code === null)).toHaveLength(30);
  expect(new Set(codes)).toEqual(new Set([null, 'Request.TooMany']));
  expect((await vote(id, true, await server.logInAs('wang', ['user']))).result).toEqual({
    helpfulCount: 31,
    unhelpfulCount: 0,
  });
});

it('is refused for what isn’t a published answer of the help', async () => {
  for (const id of [await written('article'), await written('help', false), 999_999])
    expect((await vote(id, true)).code).toBe('Article.NotFound');
});

it('the foot of the pages leads to topics with answers and to published pages', async () => {
  const { topics, pages } = await resultOf(server.app, getFooter, {});
  expect(topics.map(({ name }) => name)).toEqual(['帮助']);
  expect(pages.map(({ key }) => key).toSorted()).toEqual(['agreement', 'copyright', 'photographer', 'privacy']);
});
