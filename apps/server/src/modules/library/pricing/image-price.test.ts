import { createCategory, deleteCategory } from '@tuyuan/contract/library/category-management.ts';
import { getPriceTerms, setCategoryPrices } from '@tuyuan/contract/library/image-price.ts';
import { getOwnImage, updateOwnImage, updateOwnImages } from '@tuyuan/contract/library/own-image.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';

import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { putSettings } from '../../site/index.ts';

let server: TestServer;
let build: LibraryBuilder;
let admin: { authorization: string };
let lin: { authorization: string };
let linId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
  lin = await server.logInAs('lin', []);
  linId = await build.photographer('lin');
  await putSettings(server.db, { priceMinimumYuan: '10', priceMaximumYuan: '500' });
});
afterAll(() => server.stop());

const prices = { editorial: 2000, commercial: 6000, extended: null };
const terms = () => resultOf(server.app, getPriceTerms, {}, lin);

it('a category proposes prices until they are taken off or it is deleted', async () => {
  const { id } = await resultOf(server.app, createCategory, { name: '风光', description: '', parentId: null }, admin);
  expect(await terms()).toEqual({ minimum: 1000, maximum: 50_000, defaults: [] });
  await resultOf(server.app, setCategoryPrices, { categoryId: id, prices }, admin);
  const dearer = { ...prices, extended: 50_000 };
  await resultOf(server.app, setCategoryPrices, { categoryId: id, prices: dearer }, admin);
  expect((await terms()).defaults).toEqual([{ categoryId: id, prices: dearer }]);
  await resultOf(server.app, setCategoryPrices, { categoryId: id, prices: null }, admin);
  expect((await terms()).defaults).toEqual([]);
  await resultOf(server.app, setCategoryPrices, { categoryId: id, prices }, admin);
  await resultOf(server.app, deleteCategory, { id }, admin);
  expect((await terms()).defaults).toEqual([]);
  for (const given of [prices, null])
    expect(await callEndpoint(server.app, setCategoryPrices, { categoryId: id, prices: given }, admin)).toMatchObject({
      code: 'Category.NotFound',
    });
});

it('an author asks what the site allows, nothing, or what was asked before', async () => {
  const { id } = await build.image({ authorId: linId, reviewState: 'draft' });
  const set = (given: typeof prices | { editorial: number }) =>
    callEndpoint(server.app, updateOwnImages, { ids: [id], prices: { ...prices, ...given } }, lin);
  expect(await set({ editorial: 999 })).toMatchObject({
    code: 'Image.PriceOutOfRange',
    validationErrors: [{ members: ['prices.editorial'] }],
  });
  expect(await set({ editorial: 50_001 })).toMatchObject({ code: 'Image.PriceOutOfRange' });
  expect(await set({ editorial: 0 })).toMatchObject({ status: 200 });
  expect(await set(prices)).toMatchObject({ status: 200 });
  await putSettings(server.db, { priceMinimumYuan: '30', priceMaximumYuan: '500' });
  const edit = {
    ...{ id, title: '改', description: '', labels: [], categoryId: null, regionId: null, albumId: null },
    ...{ canUseAuthPay: false, editorialOnly: false, aiUse: null },
  };
  expect(await callEndpoint(server.app, updateOwnImage, { ...edit, prices }, lin)).toMatchObject({ status: 200 });
  const cheaper = { ...prices, editorial: 1900 };
  expect(await callEndpoint(server.app, updateOwnImage, { ...edit, prices: cheaper }, lin)).toMatchObject({
    code: 'Image.PriceOutOfRange',
  });
  expect((await resultOf(server.app, getOwnImage, { id }, lin)).prices).toEqual(prices);
});
