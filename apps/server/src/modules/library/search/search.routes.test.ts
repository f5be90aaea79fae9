import {
  getHotWords,
  getSuggestions,
  searchAlbums,
  searchImages,
  searchPhotographers,
} from '@tuyuan/contract/library/advance-image-search.ts';
import { getImages } from '@tuyuan/contract/library/image-data.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { plantImages, plantPhotographer } from '../../../testing/plant-images.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { indexPhotographers } from './index-groups.ts';
import { rebuildSearchTerms } from './rebuild-search-terms.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const author = await plantPhotographer(server.db, '李娟');
  await plantImages(server.db, [{ title: '雪山日出', labels: ['雪山'] }, { title: '雪山夜色' }], author);
  await libraryBuilder(server.db).album({ authorId: author, title: '雪山四季' });
  await indexPhotographers(server.db, [author]);
  await rebuildSearchTerms(server.db);
});
afterAll(() => server.stop());

it('answers every kind of search to a visitor', async () => {
  const found = await resultOf(server.app, searchImages, { keyword: '雪山', maxResultCount: 1 });
  expect(found).toMatchObject({ totalCount: 2, totalCountIsLowerBound: false, words: ['雪山'] });
  const second = await resultOf(server.app, searchImages, { keyword: '雪山', cursor: found.nextCursor });
  expect(second.items).toHaveLength(1);
  expect(second.facets).not.toBeNull();
  expect((await resultOf(server.app, searchAlbums, { keyword: '雪山' })).items).toHaveLength(1);
  expect((await resultOf(server.app, searchPhotographers, { keyword: '李娟' })).items).toHaveLength(1);
  expect((await resultOf(server.app, getSuggestions, { keyword: '雪' })).items).not.toEqual([]);
  expect((await resultOf(server.app, getHotWords, {})).items).toEqual(['雪山']);
  expect((await resultOf(server.app, getImages, { orientations: ['landscape'] })).totalCount).toBe(2);
});

it('refuses what the contract does not allow and names the field', async () => {
  const { app } = server;
  const refused = [
    { called: await callEndpoint(app, searchImages, { maxResultCount: 101 }), field: 'maxResultCount' },
    { called: await callEndpoint(app, searchImages, { sort: 'random' }), field: 'sort' },
    { called: await callEndpoint(app, searchImages, { categoryIds: ['x'] }), field: 'categoryIds' },
    { called: await callEndpoint(app, searchImages, { cursor: 'nonsense' }), field: 'cursor' },
    { called: await callEndpoint(app, searchAlbums, { keyword: '雪'.repeat(201) }), field: 'keyword' },
    { called: await callEndpoint(app, getImages, { cursor: 'nonsense' }), field: 'cursor' },
  ];
  for (const { called, field } of refused) {
    expect(called, field).toMatchObject({ status: 400, code: 'Request.Invalid' });
    expect(called.validationErrors.flatMap((error) => error.members).join()).toContain(field);
  }
});
