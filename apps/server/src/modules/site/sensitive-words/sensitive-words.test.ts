import * as words from '@tuyuan/contract/site/sensitive-word.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let reviewer: { authorization: string };
let editor: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  reviewer = await server.logInAs('reviewer', ['reviewer']);
  editor = await server.logInAs('editor', ['editor']);
});
afterAll(() => server.stop());
beforeEach(() => server.db.execute(sql`DELETE FROM sensitive_word`));

const add = (list: string[], level = 'block') =>
  resultOf(server.app, words.createSensitiveWords, { words: list, level }, reviewer);
const list = async (query: Record<string, unknown> = {}) =>
  (await resultOf(server.app, words.getSensitiveWords, { sorting: 'word ASC', ...query }, reviewer)).items;

it('keeps a word once however it is written, and leaves one that is there as it is', async () => {
  expect(await add(['代开发票', '代 開-發　票', 'SPAM'])).toEqual({ added: 2, known: [] });
  expect(await add(['ｓｐａｍ', '加微信'], 'mask')).toEqual({ added: 1, known: ['spam'] });
  expect((await list()).map(({ word, level }) => [word, level])).toEqual([
    ['spam', 'block'],
    ['代开发票', 'block'],
    ['加微信', 'mask'],
  ]);
});

it('keeps each word once when two paste the same list at the same moment', async () => {
  const many = Array.from({ length: 200 }, (_, index) => `词${index}`);
  const [one, other] = await Promise.all([add(many), add(many.toReversed(), 'mask')]);
  expect(one.added + other.added).toBe(200);
  expect(one.known.length + other.known.length).toBe(200);
});

it('finds words by a part written in any way, and by level', async () => {
  await add(['代开发票']);
  await add(['加微信'], 'review');
  expect((await list({ keyword: '發 票' })).map(({ word }) => word)).toEqual(['代开发票']);
  expect((await list({ levels: ['review'] })).map(({ word }) => word)).toEqual(['加微信']);
});

it('gives chosen words another level and takes others off', async () => {
  await add(['代开发票', '加微信', '笨蛋']);
  const [first, second, third] = await list();
  const ids = [first?.id, second?.id];
  expect(await resultOf(server.app, words.updateSensitiveWords, { ids, level: 'mask' }, reviewer)).toEqual({
    changed: 2,
  });
  expect(await resultOf(server.app, words.removeSensitiveWords, { ids: [third?.id] }, reviewer)).toEqual({
    removed: 1,
  });
  expect((await list()).map(({ level }) => level)).toEqual(['mask', 'mask']);
});

it('says what would become of a text, and which words it is for', async () => {
  await add(['代开发票']);
  await add(['笨蛋'], 'mask');
  const test = (text: string) => resultOf(server.app, words.testSensitiveWords, { text }, reviewer);
  expect(await test('笨 蛋，代.開.發.票')).toEqual({
    verdict: 'block',
    text: '* *，代.開.發.票',
    hits: [
      { word: '笨蛋', level: 'mask', found: '笨 蛋' },
      { word: '代开发票', level: 'block', found: '代.開.發.票' },
    ],
  });
  expect((await test('会议发言稿')).verdict).toBe('clear');
});

it('names the field when a line is nothing but signs, and keeps others out', async () => {
  const refused = await callEndpoint(
    server.app,
    words.createSensitiveWords,
    { words: ['……'], level: 'block' },
    reviewer,
  );
  expect(refused.validationErrors).toEqual([{ message: '每个词至少要有一个字、字母或数字', members: ['words.0'] }]);
  expect((await callEndpoint(server.app, words.getSensitiveWords, {}, editor)).status).toBe(403);
});
