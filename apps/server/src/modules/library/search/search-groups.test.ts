import type { RequestOf } from '@tuyuan/contract/endpoint.ts';
import {
  searchAlbums as albumsEndpoint,
  searchPhotographers as photographersEndpoint,
} from '@tuyuan/contract/library/advance-image-search.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { plantImages, plantPhotographer } from '../../../testing/plant-images.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { loadAlbumCards, loadImageCards, loadPhotographerCards } from '../catalogue/index.ts';
import { indexAlbums, indexPhotographers } from './index-groups.ts';
import { rebuildSearchTerms } from './rebuild-search-terms.ts';
import { searchAlbums, searchPhotographers } from './search-groups.ts';

const timeZone = 'Asia/Shanghai';
const parts = { timeZone, cards: { loadImageCards, loadAlbumCards, loadPhotographerCards } };
let test: TestDatabase;
let zhaxi: number;
let li: number;
let yunnan: number;
let scenery: number;
let peaksAlbum: number;

const albums = (input: RequestOf<typeof albumsEndpoint>) =>
  searchAlbums(test.db, albumsEndpoint.input.parse(input), parts);
const titles = async (input: RequestOf<typeof albumsEndpoint>) =>
  (await albums(input)).items.map((album) => album.title);
const photographers = (input: RequestOf<typeof photographersEndpoint>) =>
  searchPhotographers(test.db, photographersEndpoint.input.parse(input), parts);
const names = async (input: RequestOf<typeof photographersEndpoint>) =>
  (await photographers(input)).items.map((photographer) => photographer.author.nickName);

beforeAll(async () => {
  test = await createTestDatabase();
  const build = libraryBuilder(test.db);
  zhaxi = await plantPhotographer(test.db, '扎西顿珠');
  li = await plantPhotographer(test.db, '李娟');
  yunnan = await build.region('云南省');
  const diqing = await build.region('迪庆州', yunnan);
  scenery = await build.category('风光');
  const peaks = await build.category('山峰', scenery);
  peaksAlbum = await build.album({
    authorId: zhaxi,
    title: '梅里雪山四季',
    regionId: diqing,
    categoryId: peaks,
    publishedAt: '2026-01-01T00:00:00Z',
  });
  await build.album({ authorId: li, title: '古镇人家', regionId: yunnan, publishedAt: '2026-02-01T00:00:00Z' });
  await build.album({ authorId: li, title: '未完成的雪山', reviewState: 'draft' });
  await plantImages(test.db, [{ title: '晨光', labels: ['瀑布'], albumId: peaksAlbum }], zhaxi);
  await indexAlbums(test.db, [peaksAlbum]);
  await test.db.execute(sql`UPDATE photographer SET region_id = ${diqing} WHERE user_id = ${zhaxi}`);
  await test.db.execute(sql`UPDATE photographer SET personal_sign = '慢慢走，欣赏啊' WHERE user_id = ${li}`);
  await indexPhotographers(test.db, [zhaxi, li]);
  await rebuildSearchTerms(test.db);
});
afterAll(() => test.drop());

describe('searchAlbums', () => {
  it('finds by title, by the labels of its images, by author and by region', async () => {
    expect(await titles({ keyword: '雪山' })).toEqual(['梅里雪山四季']);
    expect(await titles({ keyword: '瀑布' })).toEqual(['梅里雪山四季']);
    expect(await titles({ keyword: '李娟' })).toEqual(['古镇人家']);
    expect(await titles({ keyword: '迪庆州' })).toEqual(['梅里雪山四季']);
    expect(await titles({ keyword: 'guzhen' })).toEqual(['古镇人家']);
  });

  it('includes the descendants of a category and of a region', async () => {
    expect(await titles({ categoryIds: [scenery] })).toEqual(['梅里雪山四季']);
    expect(await titles({ regionIds: [yunnan] })).toHaveLength(2);
    expect(await titles({ regionIds: [yunnan], keyword: '古镇' })).toEqual(['古镇人家']);
  });

  it('finds nothing unpublished, no nonsense and no mere signs', async () => {
    expect(await titles({ keyword: '未完成' })).toEqual([]);
    expect(await titles({ keyword: '量子纠缠态' })).toEqual([]);
    expect(await titles({ keyword: '!!!' })).toEqual([]);
  });

  it('leaves synonyms and readings out when asked for the words as typed', async () => {
    expect(await titles({ keyword: '雪峰' })).toEqual(['梅里雪山四季']);
    expect(await titles({ keyword: '雪峰', exact: true })).toEqual([]);
    expect(await titles({ keyword: 'guzhen', exact: true })).toEqual([]);
  });

  it('searches the wording that was meant, and says so', async () => {
    const answer = await albums({ keyword: '古真' });
    expect(answer.corrected).toBe('古镇');
    expect(answer.items.map((album) => album.title)).toEqual(['古镇人家']);
  });

  it('sorts by publication and reads on by cursor', async () => {
    const first = await albums({ sort: 'newest', maxResultCount: 1 });
    expect(first.items.map((album) => album.title)).toEqual(['古镇人家']);
    expect(first.totalCount).toBe(2);
    const second = await albums({ sort: 'newest', maxResultCount: 1, cursor: String(first.nextCursor) });
    expect(second.items.map((album) => album.title)).toEqual(['梅里雪山四季']);
    expect(second.nextCursor).toBeNull();
  });

  it('does not find an album that went offline', async () => {
    await test.db.execute(sql`UPDATE album SET review_state = 'offline' WHERE id = ${peaksAlbum}`);
    await indexAlbums(test.db, [peaksAlbum]);
    expect(await titles({ keyword: '雪山' })).toEqual([]);
    await test.db.execute(sql`UPDATE album SET review_state = 'approved' WHERE id = ${peaksAlbum}`);
    await indexAlbums(test.db, [peaksAlbum]);
  });
});

describe('searchPhotographers', () => {
  it('finds by name, a piece of it, its reading, the sign and the region', async () => {
    expect(await names({ keyword: '扎西顿珠' })).toEqual(['扎西顿珠']);
    expect(await names({ keyword: '顿珠' })).toEqual(['扎西顿珠']);
    expect(await names({ keyword: 'lijuan' })).toEqual(['李娟']);
    expect(await names({ keyword: '慢慢走' })).toEqual(['李娟']);
    expect(await names({ regionIds: [yunnan] })).toEqual(['扎西顿珠']);
    expect(await names({})).toHaveLength(2);
  });

  it('searches the name that was meant', async () => {
    expect((await photographers({ keyword: '李捐' })).corrected).toBe('李娟');
    expect(await names({ keyword: '李捐' })).toEqual(['李娟']);
  });

  it('does not find a photographer who is no longer active', async () => {
    await test.db.execute(sql`UPDATE app_user SET is_active = false WHERE id = ${li}`);
    await indexPhotographers(test.db, [li]);
    expect(await names({ keyword: '李娟' })).toEqual([]);
  });
});
