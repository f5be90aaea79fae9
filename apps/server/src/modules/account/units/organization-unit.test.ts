import * as units from '@tuyuan/contract/account/organization-unit.ts';
import { getPhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findIds } from '../../../platform/database/values.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.execute(sql`DELETE FROM organization_unit_member`);
  await server.db.execute(sql`UPDATE organization_unit SET parent_id = NULL, name = id::text`);
  await server.db.execute(sql`DELETE FROM organization_unit`);
});

const create = async (name: string, parentId: number | null = null) =>
  (await resultOf(server.app, units.createUnit, { name, parentId }, admin)).id;
const shape = async () =>
  (await resultOf(server.app, units.getUnits, {}, admin)).items.map(({ name, parentId }) => [name, parentId]);
const move = (id: number, parentId: number | null, index = 0) =>
  callEndpoint(server.app, units.moveUnit, { id, parentId, index }, admin);
const update = (id: number, fields: Record<string, unknown>) =>
  callEndpoint(server.app, units.updateUnit, { id, coverImageId: null, isPublic: false, ...fields }, admin);
const add = (id: number, userIds: number[]) => callEndpoint(server.app, units.addUnitMembers, { id, userIds }, admin);
const members = (id: number, query: Record<string, unknown> = {}) =>
  resultOf(server.app, units.getUnitMembers, { id, ...query }, admin);
let made = 0;
function photographer(): Promise<number> {
  made += 1;
  return libraryBuilder(server.db).photographer(`p${made}`);
}
const remove = (id: number, withMembers = false) =>
  callEndpoint(server.app, units.deleteUnit, { id, withMembers }, admin);

describe('the tree', () => {
  it('keeps siblings in the order they are moved into', async () => {
    const county = await create('县');
    const [one, two] = [await create('一组', county), await create('二组', county)];
    await move(two, county, 0);
    expect(await shape()).toEqual([
      ['县', null],
      ['二组', county],
      ['一组', county],
    ]);
    await move(one, null, 0);
    expect((await shape())[0]).toEqual(['一组', null]);
  });

  it('refuses a move below itself, also when two moves close the circle together', async () => {
    const [one, two] = [await create('甲'), await create('乙')];
    expect((await move(one, one)).code).toBe('OrganizationUnit.Cycle');
    const codes = (await Promise.all([move(one, two), move(two, one)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['OrganizationUnit.Cycle', null]);
    expect((await shape()).filter(([, parentId]) => parentId === null)).toHaveLength(1);
  });

  it('has each name once below a parent and each code once, however two come at the same time', async () => {
    const made = await Promise.all(
      ['青河', '青河'].map((name) => callEndpoint(server.app, units.createUnit, { name, parentId: null }, admin)),
    );
    expect(made.map(({ code }) => code).toSorted()).toEqual(['OrganizationUnit.NameTaken', null]);
    const [one, two] = [await create('一'), await create('二')];
    const coded = await Promise.all([update(one, { name: '一', no: 'A1' }), update(two, { name: '二', no: 'a1' })]);
    expect(coded.map(({ code }) => code).toSorted()).toEqual(['OrganizationUnit.CodeTaken', null]);
    expect(coded.find(({ code }) => code)?.validationErrors).toEqual([
      { message: '这个代码已被别的单位使用。', members: ['no'] },
    ]);
  });

  it('refuses to lose units or people by a deletion nobody confirmed', async () => {
    const county = await create('县');
    const group = await create('组', county);
    await add(group, [await photographer()]);
    expect((await remove(county)).code).toBe('OrganizationUnit.HasChildren');
    expect((await remove(county, true)).code).toBe('OrganizationUnit.HasChildren');
    expect((await remove(group)).code).toBe('OrganizationUnit.HasMembers');
    expect((await remove(group, true)).status).toBe(200);
    expect((await remove(group)).code).toBe('OrganizationUnit.NotFound');
    expect((await remove(county)).status).toBe(200);
  });

  it('lets a deletion and a new member at the same time end in either order, never in a lost member', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await create(`轮 ${round}`);
      const userId = await photographer();
      const [removed, added] = await Promise.all([remove(id), add(id, [userId])]);
      const outcome = [removed.code, added.code];
      expect([
        [null, 'OrganizationUnit.NotFound'],
        ['OrganizationUnit.HasMembers', null],
      ]).toContainEqual(outcome);
    }
  });
});

describe('members', () => {
  it('are there once, however often they are added at the same time, and may be in several units', async () => {
    const [one, two] = [await create('甲'), await create('乙')];
    const [first, second] = [await photographer(), await photographer()];
    await Promise.all([add(one, [first, second]), add(one, [second, first]), add(one, [first])]);
    await add(two, [first]);
    expect((await members(one)).totalCount).toBe(2);
    expect((await members(two)).items.map(({ id }) => id)).toEqual([first]);
    const counts = (await resultOf(server.app, units.getUnits, {}, admin)).items.map((unit) => unit.memberCount);
    expect(counts).toEqual([2, 1]);
  });

  it('are told one by one when they can’t be added or removed', async () => {
    const id = await create('甲');
    const userId = await photographer();
    const { result } = await add(id, [userId, 999_999]);
    expect(result).toMatchObject({ succeeded: [userId], failed: [{ id: 999_999, code: 'User.NotFound' }] });
    const gone = await resultOf(server.app, units.removeUnitMembers, { id, userIds: [userId, 999_999] }, admin);
    expect(gone).toMatchObject({ succeeded: [userId], failed: [{ id: 999_999 }] });
    expect((await add(999_999, [userId])).code).toBe('OrganizationUnit.NotFound');
  });

  it('are searched in the unit or in all below it, each person once', async () => {
    const county = await create('县');
    const [one, two] = [await create('一组', county), await create('二组', county)];
    const userId = await photographer();
    await add(one, [userId]);
    await add(two, [userId]);
    expect((await members(county)).totalCount).toBe(0);
    const below = await members(county, { includeBelow: true });
    expect(below.totalCount).toBe(1);
    expect(below.items[0]?.units.map(({ name }) => name)).toEqual(['一组', '二组']);
    expect((await members(county, { includeBelow: true, keyword: `p${made}` })).totalCount).toBe(1);
    expect((await members(county, { includeBelow: true, keyword: '%' })).totalCount).toBe(0);
  });

  it('are offered among those who don’t belong yet', async () => {
    const id = await create('甲');
    const userId = await photographer();
    const offered = async () =>
      (await resultOf(server.app, units.findUnitCandidates, { id, keyword: `p${made}` }, admin)).items.map(
        (candidate) => candidate.id,
      );
    expect(await offered()).toEqual([userId]);
    await add(id, [userId]);
    expect(await offered()).toEqual([]);
  });
});

describe('the public page', () => {
  const page = (id: number) => callEndpoint(server.app, units.getUnit, { id });

  it('is there only while the unit is public', async () => {
    const id = await create('青河分会');
    expect((await page(id)).code).toBe('OrganizationUnit.NotFound');
    await update(id, { name: '青河分会', isPublic: true, phone: '0888-5551234', introduction: '介绍' });
    expect((await page(id)).result).toMatchObject({ name: '青河分会', phone: '0888-5551234', introduction: '介绍' });
  });

  it('shows what the photographers of it and all below it publish, and only public units around it', async () => {
    const county = await create('县');
    const hidden = await create('内部', county);
    const group = await create('组', hidden);
    await update(county, { name: '县', isPublic: true });
    await update(group, { name: '组', isPublic: true });
    const build = libraryBuilder(server.db);
    const userId = await photographer();
    const albumId = await build.album({ authorId: userId, title: `册 ${made}` });
    await build.image({ authorId: userId, albumId });
    await build.image({ authorId: userId, reviewState: 'offline' });
    await add(group, [userId]);
    const { result } = await page(county);
    expect(result).toMatchObject({ photographerCount: 1, imageCount: 1, albumCount: 1, parents: [] });
    expect(result?.children).toEqual([{ id: group, name: '组', logo: '' }]);
    expect(result?.albums.map(({ id }) => id)).toEqual([albumId]);
    expect(result?.photographers.map(({ author }) => author.id)).toEqual([userId]);
    expect(result?.topicAlbums).toEqual([]);
    expect((await page(group)).result?.parents).toEqual([{ id: county, name: '县' }]);
    const info = await resultOf(server.app, getPhotographerInfo, { userId });
    expect(info.units).toEqual([{ id: group, name: '组', logo: '' }]);
  });

  it('shows the published topic albums with most works of its photographers first', async () => {
    const id = await create('专题分会');
    await update(id, { name: '专题分会', isPublic: true });
    const build = libraryBuilder(server.db);
    const userId = await photographer();
    const albumId = await build.album({ authorId: userId, title: `专 ${made}` });
    const images = [await build.image({ authorId: userId, albumId }), await build.image({ authorId: userId, albumId })];
    const other = await build.image({ authorId: await photographer() });
    await add(id, [userId]);
    const topics = await findIds(
      server.db,
      sql`INSERT INTO topic_album (title, published_at) VALUES ('一幅', now()), ('两幅一册', now()), ('未发布', NULL), ('别人的', now()) RETURNING id`,
    );
    const [one = 0, three = 0, draft = 0, foreign = 0] = topics;
    const [first, second] = images.map((image) => image.id);
    await server.db.execute(
      sql`INSERT INTO topic_album_image (topic_album_id, image_id) VALUES (${one}, ${first}), (${three}, ${first}), (${three}, ${second}), (${draft}, ${first}), (${foreign}, ${other.id})`,
    );
    await server.db.execute(
      sql`INSERT INTO topic_album_album (topic_album_id, album_id) VALUES (${three}, ${albumId})`,
    );
    const { result } = await page(id);
    expect(result?.topicAlbums.map((topic) => topic.id)).toEqual([three, one]);
    expect(result?.topicAlbums[0]).toMatchObject({ imageCount: 2, albumCount: 1 });
  });

  it('has no cover that isn’t published, and refuses one there is none of', async () => {
    const id = await create('甲');
    const image = await libraryBuilder(server.db).image({ authorId: await photographer() });
    await update(id, { name: '甲', isPublic: true, coverImageId: image.id });
    expect((await page(id)).result?.cover?.id).toBe(image.id);
    await server.db.execute(sql`UPDATE image SET review_state = 'offline' WHERE id = ${image.id}`);
    expect((await page(id)).result?.cover).toBeNull();
    expect((await update(id, { name: '甲', coverImageId: 999_999 })).code).toBe('Image.NotFound');
  });
});
