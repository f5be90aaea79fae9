import {
  createAlbum,
  getAlbumCounts,
  getManagedAlbums,
  updateAlbum,
} from '@tuyuan/contract/library/album-management.ts';
import { getImage } from '@tuyuan/contract/library/image-data.ts';
import * as images from '@tuyuan/contract/library/image-management.ts';
import * as views from '@tuyuan/contract/library/saved-view.ts';
import { createSensitiveWords } from '@tuyuan/contract/site/sensitive-word.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { paintScene } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { uploadForm } from '../../../testing/upload-form.ts';

let server: TestServer;
let build: LibraryBuilder;
let admin: { authorization: string };
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
  authorId = await build.photographer('lin');
});
afterAll(() => server.stop());

it('many images are priced in each tier, made free, or left for viewing only', async () => {
  const [one, two] = [await build.image({ authorId }), await build.image({ authorId })];
  const price = (editorial: number | null, commercial: number | null, extended: number | null) =>
    resultOf(
      server.app,
      images.priceImages,
      { ids: [one.id, two.id], prices: { editorial, commercial, extended } },
      admin,
    );
  expect((await price(2800, 6800, null)).succeeded).toEqual([one.id, two.id]);
  const detail = () => resultOf(server.app, getImage, { id: two.id });
  expect(await detail()).toMatchObject({
    unitPrice: 2800,
    prices: { editorial: 2800, commercial: 6800, extended: null },
  });
  await price(0, 0, 0);
  expect((await detail()).unitPrice).toBe(0);
  await price(null, null, null);
  expect((await detail()).unitPrice).toBeNull();
});

it('a price set with the right to pay by package keeps it until that is given again', async () => {
  const { id } = await build.image({ authorId });
  const prices = { editorial: 2800, commercial: 6800, extended: null };
  const price = (terms: { canUseAuthPay?: boolean }) =>
    resultOf(server.app, images.priceImages, { ids: [id], prices, ...terms }, admin);
  const canUseAuthPay = async () => (await resultOf(server.app, getImage, { id })).canUseAuthPay;
  expect(await canUseAuthPay()).toBe(false);
  await price({ canUseAuthPay: true });
  expect(await canUseAuthPay()).toBe(true);
  await price({});
  expect(await canUseAuthPay()).toBe(true);
  await price({ canUseAuthPay: false });
  expect(await canUseAuthPay()).toBe(false);
});

it('images go behind those of an album of their author only, and out of it again', async () => {
  const albumId = await build.album({ authorId, title: '高原' });
  const first = await build.image({ authorId, albumId, albumPosition: 7 });
  const [b, a] = [await build.image({ authorId }), await build.image({ authorId })];
  const foreign = await build.image({ authorId: await build.photographer('duan') });
  const move = (ids: number[], to: number | null) =>
    resultOf(server.app, images.moveImagesToAlbum, { ids, albumId: to }, admin);
  expect(await move([a.id, foreign.id, b.id], albumId)).toMatchObject({
    succeeded: [a.id, b.id],
    failed: [{ id: foreign.id, code: 'Image.OtherAuthor' }],
  });
  const rows = await server.db.execute(
    sql`SELECT id FROM image WHERE album_id = ${albumId} ORDER BY album_position, id`,
  );
  expect(rows.rows.map(({ id }) => id)).toEqual([first.id, a.id, b.id]);
  await move([first.id, a.id, b.id], null);
  const [album] = (await resultOf(server.app, getManagedAlbums, { keyword: '高原' }, admin)).items;
  expect(album?.imageCount).toBe(0);
  const none = { ids: [a.id], albumId: 999_999 };
  expect((await callEndpoint(server.app, images.moveImagesToAlbum, none, admin)).code).toBe('Album.NotFound');
});

it('labels are taken off many images while others are added', async () => {
  const { id } = await build.image({ authorId });
  const update = (input: object) => resultOf(server.app, images.updateImages, { ids: [id], ...input }, admin);
  await update({ addLabels: ['清晨', '湖'] });
  await update({ addLabels: ['雾'], removeLabels: ['湖', '没有的'] });
  expect((await resultOf(server.app, getImage, { id })).labels.map(({ name }) => name)).toEqual(['清晨', '雾']);
});

it('the back office uploads for a photographer: the picture waits for review, and the same file again is refused', async () => {
  const bytes = await paintScene(800, 600, 11).jpeg().toBuffer();
  const file = { bytes, name: '新图.jpg' };
  const upload = (fields: object) =>
    uploadForm(server.app, images.uploadImage, { photographerId: authorId, ...fields }, file, admin);
  expect((await upload({ photographerId: 999_999 })).code).toBe('Photographer.NotFound');
  const foreignAlbum = await build.album({ authorId: await build.photographer('mu'), title: '别人的' });
  expect((await upload({ albumId: foreignAlbum })).code).toBe('Album.NotFound');
  expect((await upload({})).result).toMatchObject({ title: '新图', author: { id: authorId }, reviewState: 'pending' });
  expect((await upload({})).code).toBe('Image.Duplicate');
});

it('the back office makes an album of a photographer, under a title they don’t have yet', async () => {
  const album = { photographerId: authorId, title: '新图集', description: '', categoryId: null, regionId: null };
  expect(await resultOf(server.app, createAlbum, album, admin)).toMatchObject({
    title: '新图集',
    reviewState: 'pending',
  });
  expect((await callEndpoint(server.app, createAlbum, album, admin)).code).toBe('Album.TitleTaken');
  const nobody = { ...album, photographerId: 999_999 };
  expect((await callEndpoint(server.app, createAlbum, nobody, admin)).code).toBe('Photographer.NotFound');
});

it('the tabs count images and albums by state', async () => {
  const before = await resultOf(server.app, images.getImageCounts, {}, admin);
  await build.image({ authorId, reviewState: 'rejected' });
  const after = await resultOf(server.app, images.getImageCounts, {}, admin);
  expect(after).toEqual({ ...before, rejected: before.rejected + 1 });
  expect((await resultOf(server.app, getAlbumCounts, {}, admin)).deleted).toBe(0);
});

it('a view is its owner’s: nobody else lists, changes or deletes it, and its name is one of a kind', async () => {
  const reviewer = await server.logInAs('reviewer', ['reviewer']);
  const view = await resultOf(server.app, views.createSavedView, { name: '云南秋冬', query: 'region=3' }, admin);
  const twice = await callEndpoint(server.app, views.createSavedView, { name: '云南秋冬', query: '' }, admin);
  expect(twice.code).toBe('SavedView.NameTaken');
  expect((await resultOf(server.app, views.getSavedViews, {}, reviewer)).items).toEqual([]);
  const change = { ...view, query: 'region=4' };
  expect((await callEndpoint(server.app, views.updateSavedView, change, reviewer)).code).toBe('SavedView.NotFound');
  expect((await callEndpoint(server.app, views.deleteSavedView, { id: view.id }, reviewer)).code).toBe(
    'SavedView.NotFound',
  );
  await resultOf(server.app, views.updateSavedView, change, admin);
  expect((await resultOf(server.app, views.getSavedViews, {}, admin)).items).toEqual([change]);
});

it('a blocked word is refused at each field of an image or album, a masked one is starred out, and a label with one left out', async () => {
  const add = (words: string[], level: string) => resultOf(server.app, createSensitiveWords, { words, level }, admin);
  await add(['代开发票'], 'block');
  await add(['笨蛋'], 'mask');
  const albumId = await build.album({ authorId, title: '词' });
  const { id } = await build.image({ authorId, albumId });
  const image = {
    id,
    title: '代开-发票',
    description: '代 開 發 票',
    labels: ['湖', '代开发票'],
    categoryId: null,
    regionId: null,
  };
  const refused = await callEndpoint(server.app, images.updateImage, { ...image, unitPrice: null }, admin);
  expect(refused).toMatchObject({
    code: 'Text.Blocked',
    validationErrors: [{ members: ['title'] }, { members: ['description'] }, { members: ['labels'] }],
  });
  const clean = { ...image, title: '大笨蛋', description: '', labels: ['湖', '笨蛋', '山'], unitPrice: null };
  expect(await resultOf(server.app, images.updateImage, clean, admin)).toMatchObject({
    title: '大**',
    labels: ['湖', '山'],
  });
  const many = await callEndpoint(server.app, images.updateImages, { ids: [id], addLabels: ['代开发票'] }, admin);
  expect(many.code).toBe('Text.Blocked');
  const album = {
    id: albumId,
    title: '代开发票',
    description: '',
    categoryId: null,
    regionId: null,
    coverImageId: null,
  };
  expect((await callEndpoint(server.app, updateAlbum, album, admin)).code).toBe('Text.Blocked');
});
