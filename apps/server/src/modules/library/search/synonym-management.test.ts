import { searchImages } from '@tuyuan/contract/library/advance-image-search.ts';
import * as synonyms from '@tuyuan/contract/library/search-synonym.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantImages, plantPhotographer } from '../../../testing/plant-images.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
  const author = await plantPhotographer(server.db, '段雨桐');
  await plantImages(server.db, [{ title: '洱海小普陀', labels: ['岛'] }], author);
});
afterAll(() => server.stop());

const found = async (keyword: string) =>
  (await resultOf(server.app, searchImages, { keyword }, {})).items.map(({ title }) => title);
const create = (...words: string[]) => resultOf(server.app, synonyms.createSearchSynonym, { words, note: '' }, admin);

it('searches use a group from its making to its end', async () => {
  expect(await found('海印')).toEqual([]);
  const { id } = await create('小普陀', '海印');
  expect(await found('海印')).toEqual(['洱海小普陀']);
  await resultOf(server.app, synonyms.updateSearchSynonym, { id, words: ['小普陀', '观音阁'], note: '' }, admin);
  expect(await found('海印')).toEqual([]);
  expect(await found('观音阁')).toEqual(['洱海小普陀']);
  await resultOf(server.app, synonyms.deleteSearchSynonym, { id }, admin);
  expect(await found('观音阁')).toEqual([]);
});

it('words are kept as searches read them, each once', async () => {
  const { words } = await create('ＤＯＬＬＹ', '麗江', '丽江');
  expect(words).toEqual(['dolly', '丽江']);
  const one = await callEndpoint(
    server.app,
    synonyms.createSearchSynonym,
    { words: ['麗江', '丽江'], note: '' },
    admin,
  );
  expect(one).toMatchObject({ code: 'SearchSynonym.OneWord', validationErrors: [{ members: ['words'] }] });
});

it('the list is narrowed by a word or a note, and what was deleted is gone', async () => {
  const { id } = await create('百分%', '甲乙');
  const list = (keyword: string) => resultOf(server.app, synonyms.getSearchSynonyms, { keyword }, admin);
  expect((await list('甲乙')).items.map((group) => group.id)).toEqual([id]);
  expect((await list('%')).items.map((group) => group.id)).toEqual([id]);
  await resultOf(server.app, synonyms.deleteSearchSynonym, { id }, admin);
  const again = await callEndpoint(server.app, synonyms.deleteSearchSynonym, { id }, admin);
  expect(again.code).toBe('SearchSynonym.NotFound');
});
