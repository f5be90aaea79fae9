import { getManagedAlbums } from '@tuyuan/contract/library/album-management.ts';
import { getImage, getImages } from '@tuyuan/contract/library/image-data.ts';
import { getManagedImages, updateImage } from '@tuyuan/contract/library/image-management.ts';
import * as trash from '@tuyuan/contract/library/trash.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { purgeExpired } from './purge-expired.ts';

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

const remove = (ids: number[], reason = '') => resultOf(server.app, trash.deleteImages, { ids, reason }, admin);
const restore = (ids: number[]) => resultOf(server.app, trash.restoreImages, { ids }, admin);
const listed = async (input = {}) => (await resultOf(server.app, trash.getTrashedImages, input, admin)).items;
const stateOf = async (id: number) =>
  (await server.db.execute(sql`SELECT review_state FROM image WHERE id = ${id}`)).rows[0]?.review_state;
const isKept = async (id: number) => (await server.db.execute(sql`SELECT FROM image WHERE id = ${id}`)).rowCount === 1;
const age = (id: number, days: number) =>
  server.db.execute(sql`UPDATE state_change SET at = now() - ${`${days} days`}::interval WHERE image_id = ${id}`);

it('a deleted image is gone from the site, from search and from the desk, and stands in the trash with who, why and how long', async () => {
  const { id } = await build.image({ authorId, title: '误传的湖' });
  await remove([id], '批量删除：重复导入');
  expect((await callEndpoint(server.app, getImage, { id })).code).toBe('Image.NotFound');
  expect((await resultOf(server.app, getImages, { title: '误传的湖' })).totalCount).toBe(0);
  const desk = (input: object) => resultOf(server.app, getManagedImages, { keyword: '误传的湖', ...input }, admin);
  expect((await desk({})).totalCount).toBe(0);
  expect((await desk({ reviewStates: ['deleted'] })).totalCount).toBe(1);
  expect(await listed({ keyword: '误传' })).toMatchObject([
    { id, formerState: 'approved', deletedBy: { name: 'admin' }, reason: '批量删除：重复导入', daysLeft: 30, sales: 0 },
  ]);
  const edit = { id, title: '改', description: '', labels: [], categoryId: null, regionId: null, unitPrice: null };
  expect((await callEndpoint(server.app, updateImage, edit, admin)).code).toBe('Image.NotFound');
});

it('restoring leads each image back to the state it was deleted in, and to search', async () => {
  const shown = await build.image({ authorId, title: '回来的塔' });
  const draft = await build.image({ authorId, title: '草稿', reviewState: 'draft' });
  const rejected = await build.image({ authorId, title: '退回', reviewState: 'rejected' });
  const ids = [shown.id, draft.id, rejected.id];
  await remove(ids);
  expect((await restore(ids)).succeeded.toSorted((a, b) => a - b)).toEqual(ids);
  expect(await Promise.all(ids.map(stateOf))).toEqual(['approved', 'draft', 'rejected']);
  expect((await resultOf(server.app, getImages, { title: '回来的塔' })).totalCount).toBe(1);
});

it('of two who restore or delete the same image at once one succeeds, and its history has one move', async () => {
  const { id } = await build.image({ authorId, reviewState: 'offline' });
  for (const act of [() => remove([id]), () => restore([id])]) {
    const [one, two] = await Promise.all([act(), act()]);
    expect([...one.succeeded, ...two.succeeded]).toEqual([id]);
    expect([...one.failed, ...two.failed]).toMatchObject([{ id, code: 'Image.StateMismatch' }]);
  }
  const moves = await server.db.execute(sql`SELECT to_state FROM state_change WHERE image_id = ${id} ORDER BY id`);
  expect(moves.rows.map(({ to_state }) => to_state)).toEqual(['deleted', 'offline']);
});

it('purging asks for the number, takes only what is in the trash, and deletes the files with the row', async () => {
  const storage = server.ingest.storage;
  const [one, two] = [await build.image({ authorId }), await build.image({ authorId })];
  await storage.put(one.originalKey, Buffer.from('original'));
  const derivative = `tenant_default/derivatives/${one.sha256.toString('hex').slice(0, 2)}/${one.sha256.toString('hex')}/${one.version}/w640.webp`;
  await storage.put(derivative, Buffer.from('derivative'));
  await remove([one.id]);
  const ids = [one.id, two.id];
  const wrong = await callEndpoint(server.app, trash.purgeImages, { ids, count: 1 }, admin);
  expect(wrong).toMatchObject({ code: 'Trash.CountMismatch', validationErrors: [{ members: ['count'] }] });
  const result = await resultOf(server.app, trash.purgeImages, { ids, count: 2 }, admin);
  expect(result).toMatchObject({ succeeded: [one.id], failed: [{ id: two.id, code: 'Image.StateMismatch' }] });
  expect([await isKept(one.id), await isKept(two.id)]).toEqual([false, true]);
  expect([await storage.size(one.originalKey), await storage.size(derivative)]).toEqual([null, null]);
});

it('what was sold keeps its original for ever, out of the trash', async () => {
  const storage = server.ingest.storage;
  const { id, originalKey } = await build.image({ authorId, title: '卖过的' });
  await storage.put(originalKey, Buffer.from('original'));
  await server.db.execute(sql`UPDATE image SET sales = 3 WHERE id = ${id}`);
  await remove([id]);
  await resultOf(server.app, trash.purgeImages, { ids: [id], count: 1 }, admin);
  expect([await isKept(id), await storage.size(originalKey), await listed({ keyword: '卖过的' })]).toEqual([
    true,
    8,
    [],
  ]);
  expect((await restore([id])).failed).toMatchObject([{ id, code: 'Image.StateMismatch' }]);
});

it('after 30 days the daily tidying purges, a day earlier it does not; the last five days can be listed', async () => {
  const [old, late, young] = [
    await build.image({ authorId }),
    await build.image({ authorId }),
    await build.image({ authorId }),
  ];
  await remove([old.id, late.id, young.id]);
  await age(old.id, 31);
  await age(late.id, 26);
  expect((await listed({ isExpiring: true })).map(({ id, daysLeft }) => [id, daysLeft])).toEqual([
    [late.id, 4],
    [old.id, 0],
  ]);
  await purgeExpired({ storage: server.ingest.storage }, { schema: 'tenant_default', db: server.db });
  expect([await isKept(old.id), await isKept(late.id), await isKept(young.id)]).toEqual([false, true, true]);
});

it('a deleted album leaves its images where they are; purged, they have no album', async () => {
  const albumId = await build.album({ authorId, title: '旧图集' });
  const { id } = await build.image({ authorId, albumId });
  const ids = [albumId];
  await resultOf(server.app, trash.deleteAlbums, { ids, reason: '并入别的图集' }, admin);
  expect((await resultOf(server.app, getManagedAlbums, { keyword: '旧图集' }, admin)).totalCount).toBe(0);
  const { items } = await resultOf(server.app, trash.getTrashedAlbums, {}, admin);
  expect(items).toMatchObject([{ id: albumId, reason: '并入别的图集', formerState: 'approved' }]);
  expect((await resultOf(server.app, trash.restoreAlbums, { ids }, admin)).succeeded).toEqual(ids);
  await resultOf(server.app, trash.deleteAlbums, { ids }, admin);
  await resultOf(server.app, trash.purgeAlbums, { ids, count: 1 }, admin);
  expect(await stateOf(id)).toBe('approved');
  expect((await server.db.execute(sql`SELECT album_id FROM image WHERE id = ${id}`)).rows[0]?.album_id).toBeNull();
});

it('needs the permission to delete', async () => {
  const reviewer = await server.logInAs('reviewer', ['reviewer']);
  expect((await callEndpoint(server.app, trash.deleteImages, { ids: [1] }, reviewer)).code).toBe('Permission.Denied');
});
