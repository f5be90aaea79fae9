import { searchImages } from '@tuyuan/contract/library/advance-image-search.ts';
import * as labels from '@tuyuan/contract/library/image-label.ts';
import { getManagedImages, updateImages } from '@tuyuan/contract/library/image-management.ts';
import { createSensitiveWords } from '@tuyuan/contract/site/sensitive-word.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { many } from '../../../platform/database/rows.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { firstRoundOver } from '../../../testing/first-round.ts';
import { plantImages, plantPhotographer } from '../../../testing/plant-images.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { reindexSearch } from '../search/index.ts';
import { addLabels } from './image-label.repository.ts';

let server: TestServer;
let admin: { authorization: string };
let editor: { authorization: string };
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  // On a loaded machine it comes late, and would find the labels of a test.
  await firstRoundOver(server, reindexSearch);
  admin = await server.logInAs('admin', ['admin']);
  editor = await server.logInAs('editor', ['editor']);
  authorId = await plantPhotographer(server.db, '段雨桐');
});
afterAll(() => server.stop());

const list = async (keyword: string) => (await resultOf(server.app, labels.getImageLabels, { keyword }, editor)).items;
const idOf = async (name: string) => (await list(name)).find((label) => label.name === name)?.id ?? 0;
const found = async (keyword: string) =>
  (await resultOf(server.app, searchImages, { keyword })).items.map(({ title }) => title).toSorted();
const merge = (ids: number[], intoId: number) =>
  callEndpoint(server.app, labels.mergeImageLabels, { ids, intoId }, editor);

it('a synonym finds the label’s images once search has followed, and a new name too', async () => {
  await plantImages(server.db, [{ title: '圆果', labels: ['番茄'] }], authorId);
  const id = await idOf('番茄');
  expect(await found('洋柿')).toEqual([]);
  await resultOf(server.app, labels.updateImageLabel, { id, name: '红番茄', synonyms: ['洋柿', '红番茄'] }, editor);
  expect(await list('洋柿')).toMatchObject([{ id, name: '红番茄', synonyms: ['洋柿'], imageCount: 1 }]);
  await expect.poll(() => found('洋柿')).toEqual(['圆果']);
});

it('a merge makes one label of many, with each image once and the old names as synonyms that search and editors still use', async () => {
  await plantImages(
    server.db,
    [
      { title: '三者', labels: ['牡丹', '牡丹花', '洛阳红'] },
      { title: '其一', labels: ['洛阳红'] },
    ],
    authorId,
  );
  const [into, ...others] = [await idOf('牡丹'), await idOf('牡丹花'), await idOf('洛阳红')];
  const { result } = await merge(others, into ?? 0);
  expect(result).toMatchObject({ name: '牡丹', synonyms: ['牡丹花', '洛阳红'], imageCount: 2 });
  expect(await idOf('洛阳红')).toBe(0);
  const { items } = await resultOf(server.app, getManagedImages, { keyword: '三者' }, admin);
  expect(items[0]?.labels).toEqual(['牡丹']);
  await expect.poll(() => found('洛阳红')).toEqual(['三者', '其一'].toSorted());
  // Somebody types the old name again: it is the label that is meant.
  const [plain] = await plantImages(server.db, [{ title: '素的' }], authorId);
  await resultOf(server.app, updateImages, { ids: [plain ?? 0], addLabels: ['洛阳红'] }, admin);
  expect(await list('洛阳红')).toMatchObject([{ id: into, imageCount: 3 }]);
});

it('two merges at once that want each other’s label end with one of them', async () => {
  await plantImages(
    server.db,
    [
      { title: '左', labels: ['左左'] },
      { title: '右', labels: ['右右'] },
    ],
    authorId,
  );
  const [left, right] = [await idOf('左左'), await idOf('右右')];
  const answers = await Promise.all([merge([left], right), merge([right], left)]);
  expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['Label.NotFound', 'done']);
  expect((await list('左左')).map(({ imageCount }) => imageCount)).toEqual([2]);
});

it('names are one of a kind, and a deleted label leaves every image and search', async () => {
  await plantImages(server.db, [{ title: '夜', labels: ['霓虹灯牌'] }], authorId);
  const twice = await callEndpoint(server.app, labels.createImageLabel, { name: '霓虹灯牌', synonyms: [] }, editor);
  expect(twice).toMatchObject({ code: 'Label.NameTaken', validationErrors: [{ members: ['name'] }] });
  expect(await found('霓虹灯牌')).toEqual(['夜']);
  const ids = [await idOf('霓虹灯牌'), 999_999];
  expect(await resultOf(server.app, labels.deleteImageLabels, { ids }, editor)).toEqual({ deleted: 1 });
  await expect.poll(() => found('霓虹灯牌')).toEqual([]);
});

it('suggests by letters, synonym and pinyin, and what goes with the labels given', async () => {
  await plantImages(
    server.db,
    [
      { title: '一', labels: ['灯塔', '海岸', '黄昏'] },
      { title: '二', labels: ['灯塔', '海岸'] },
      { title: '三', labels: ['海雾'] },
    ],
    authorId,
  );
  await server.db.execute(
    sql`INSERT INTO search_term (kind, term, count, is_label, pinyin, blurred, initials) VALUES ('photo', '海岸', 2, true, 'haian', 'haian', 'ha') ON CONFLICT DO NOTHING`,
  );
  await server.db.execute(sql`UPDATE label SET synonyms = '{滨海}' WHERE name = '海岸'`);
  const suggest = async (keyword: string, given: string[] = []) =>
    (await resultOf(server.app, labels.getLabelSuggestions, { keyword, given }, editor)).items.map(({ name }) => name);
  expect(await suggest('海')).toEqual(['海岸', '海雾']);
  expect(await suggest('haia')).toEqual(['海岸']);
  expect(await suggest('滨')).toEqual(['海岸']);
  expect(await suggest('', ['灯塔'])).toEqual(['海岸', '黄昏']);
  expect((await callEndpoint(server.app, labels.getLabelSuggestions, {})).code).toBe('Session.Required');
});

it('takes no word that the site blocks', async () => {
  await resultOf(server.app, createSensitiveWords, { words: ['代开发票'], level: 'block' }, admin);
  const made = await callEndpoint(server.app, labels.createImageLabel, { name: '代开-发票', synonyms: [] }, editor);
  expect(made).toMatchObject({ code: 'Text.Blocked', validationErrors: [{ members: ['name'] }] });
});

it('files that are added with a synonym get the label it means', async () => {
  const { id } = await resultOf(server.app, labels.createImageLabel, { name: '灯火', synonyms: ['夜市灯'] }, editor);
  const [image = 0] = await plantImages(server.db, [{ title: '江边灯火' }], authorId);
  await addLabels(server.db, [image], ['夜市灯', '灯火', '江边']);
  const named = await many(
    server.db,
    z.object({ id: z.int(), name: z.string() }),
    sql`SELECT l.id, l.name FROM image_label il JOIN label l ON l.id = il.label_id WHERE il.image_id = ${image} ORDER BY il.position`,
  );
  expect(named.map(({ name }) => name)).toEqual(['灯火', '江边']);
  expect(named[0]?.id).toBe(id);
});
