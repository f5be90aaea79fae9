import * as collection from '@tuyuan/contract/community/user-collection.ts';
import { getCollectedImages, setCollected } from '@tuyuan/contract/community/user-marks.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetFolders } from './index.ts';

type Person = { authorization: string };
let server: TestServer;
let build: LibraryBuilder;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  authorId = await build.photographer('lin');
});
afterAll(() => server.stop());

const logIn = (name: string): Promise<Person> => server.logInAs(name, []);
const create = (person: Person, name: string) => resultOf(server.app, collection.createFolder, { name }, person);
const foldersOf = (person: Person) => resultOf(server.app, collection.getFolders, {}, person);
const namesOf = async (person: Person) => (await foldersOf(person)).items.map(({ name }) => name);
async function collected(person: Person): Promise<number> {
  const { id } = await build.image({ authorId });
  await resultOf(server.app, setCollected, { kind: 'image', id, isOn: true }, person);
  return id;
}
const move = (person: Person, ids: number[], folderId: number | null) =>
  callEndpoint(server.app, collection.moveCollected, { kind: 'image', ids, folderId }, person);
const imagesIn = async (person: Person, folderId?: number) =>
  (await resultOf(server.app, getCollectedImages, folderId === undefined ? {} : { folderId }, person)).items.map(
    ({ id }) => id,
  );

it('what is collected lies in no folder until it is moved, and falls back when its folder is deleted', async () => {
  const wang = await logIn('wang');
  const ids = [await collected(wang), await collected(wang), await collected(wang)];
  const [first = 0, second = 0, third = 0] = ids;
  const folder = await create(wang, '雪山');
  expect(folder).toMatchObject({ images: 0, albums: 0, cover: null, shareToken: null });
  expect(await move(wang, [first, second], folder.id)).toMatchObject({ result: { moved: 2 } });
  expect(await imagesIn(wang, folder.id)).toEqual([second, first]);
  expect(await imagesIn(wang, 0)).toEqual([third]);
  expect(await imagesIn(wang)).toEqual([third, second, first]);
  expect(await foldersOf(wang)).toMatchObject({
    items: [{ images: 2, cover: { id: second } }],
    loose: { images: 1, albums: 0, articles: 0 },
  });
  await resultOf(server.app, collection.setFolderCover, { id: folder.id, imageId: first }, wang);
  expect((await foldersOf(wang)).items[0]?.cover?.id).toBe(first);
  expect(
    await callEndpoint(server.app, collection.setFolderCover, { id: folder.id, imageId: third }, wang),
  ).toMatchObject({ code: 'Image.NotFound' });
  await resultOf(server.app, collection.deleteFolder, { id: folder.id }, wang);
  expect(await imagesIn(wang, 0)).toEqual([third, second, first]);
});

it('another’s folder can be neither filled, changed, shared nor deleted', async () => {
  const [li, zhao] = [await logIn('li'), await logIn('zhao')];
  const { id } = await create(li, '备选');
  const image = await collected(zhao);
  expect(await move(zhao, [image], id)).toMatchObject({ code: 'Collection.NotFound' });
  const refused = { code: 'Collection.NotFound' };
  expect(await callEndpoint(server.app, collection.updateFolder, { id, name: '改名' }, zhao)).toMatchObject(refused);
  expect(await callEndpoint(server.app, collection.setFolderShare, { id, isOn: true }, zhao)).toMatchObject(refused);
  expect(await callEndpoint(server.app, collection.deleteFolder, { id }, zhao)).toMatchObject(refused);
  await resultOf(server.app, collection.arrangeFolders, { ids: [id] }, zhao);
  expect(await foldersOf(li)).toMatchObject({ items: [{ name: '备选', images: 0, shareToken: null }] });
});

it('names are of one’s own, once each, and without words the site doesn’t allow', async () => {
  const [sun, zhou] = [await logIn('sun'), await logIn('zhou')];
  await create(sun, '封面');
  await create(zhou, '封面');
  const again = await callEndpoint(server.app, collection.createFolder, { name: '封面' }, sun);
  expect(again).toMatchObject({ code: 'Collection.NameTaken', validationErrors: [{ members: ['name'] }] });
  await server.db.execute(sql`INSERT INTO sensitive_word (word, level) VALUES ('坏词', 'block')`);
  const blocked = { name: '好名', description: '有坏 词的说明' };
  expect(await callEndpoint(server.app, collection.createFolder, blocked, sun)).toMatchObject({
    code: 'Text.Blocked',
    validationErrors: [{ members: ['description'] }],
  });
});

it('stand in the order one gives them; those not named follow', async () => {
  const wu = await logIn('wu');
  const ids: number[] = [];
  for (const name of ['一', '二', '三']) ids.push((await create(wu, name)).id);
  const [first = 0, , third = 0] = ids;
  await resultOf(server.app, collection.arrangeFolders, { ids: [third, first] }, wu);
  expect(await namesOf(wu)).toEqual(['三', '一', '二']);
  await create(wu, '四');
  expect(await namesOf(wu)).toEqual(['三', '一', '二', '四']);
});

it('twenty at once don’t go beyond a hundred', async () => {
  const qian = await logIn('qian');
  await server.db.execute(sql`INSERT INTO collection_folder (user_id, name, position)
    SELECT u.id, 'f' || n, n FROM app_user u, generate_series(1, 95) n WHERE u.user_name = 'qian'`);
  const codes = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      return (await callEndpoint(server.app, collection.createFolder, { name: `新${index}` }, qian)).code;
    }),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(5);
  expect(new Set(codes)).toEqual(new Set([null, 'Collection.TooMany']));
  expect((await foldersOf(qian)).items).toHaveLength(100);
});

it('a link shows a visitor what is published, until it is renewed or taken back', async () => {
  const [feng, visitor] = [await logIn('feng'), {}];
  const ids = [await collected(feng), await collected(feng)];
  const { id } = await create(feng, '给同事');
  await move(feng, ids, id);
  const albumId = await build.album({ authorId, title: '只给有链接的人' });
  await resultOf(server.app, setCollected, { kind: 'album', id: albumId, isOn: true }, feng);
  await resultOf(server.app, collection.moveCollected, { kind: 'album', ids: [albumId], folderId: id }, feng);
  const articleId = await build.article({ title: '路线' });
  await resultOf(server.app, setCollected, { kind: 'article', id: articleId, isOn: true }, feng);
  await resultOf(server.app, collection.moveCollected, { kind: 'article', ids: [articleId], folderId: id }, feng);
  const share = async (isRenewed = false) =>
    (await resultOf(server.app, collection.setFolderShare, { id, isOn: true, isRenewed }, feng)).shareToken ?? '';
  const token = await share();
  const open = (by: string) => callEndpoint(server.app, collection.openSharedFolder, { token: by }, visitor);
  expect(await open(token)).toMatchObject({ result: { name: '给同事', images: 2, albums: 1, articles: 1 } });
  expect(await share()).toBe(token);

  await server.db.execute(sql`UPDATE image SET review_state = 'offline' WHERE id = ${ids[0] ?? 0}`);
  await server.db.execute(sql`UPDATE album SET visibility = 'link' WHERE id = ${albumId}`);
  expect(await open(token)).toMatchObject({ result: { images: 1, albums: 0 } });
  const images = await resultOf(server.app, collection.getSharedFolderImages, { token }, visitor);
  expect(images.items.map((image) => image.id)).toEqual([ids[1]]);
  const albums = await resultOf(server.app, collection.getSharedFolderAlbums, { token }, visitor);
  expect(albums.items).toEqual([]);
  const articles = await resultOf(server.app, collection.getSharedFolderArticles, { token }, visitor);
  expect(articles.items.map((article) => article.id)).toEqual([articleId]);

  const renewed = await share(true);
  expect(renewed).not.toBe(token);
  expect(await open(token)).toMatchObject({ code: 'Collection.LinkOver' });
  expect(await open(renewed)).toMatchObject({ code: null });
  await resultOf(server.app, collection.setFolderShare, { id, isOn: false }, feng);
  expect(await open(renewed)).toMatchObject({ code: 'Collection.LinkOver' });
});

it('goes with a deleted account', async () => {
  const chen = await logIn('chen');
  const { id } = await create(chen, '旧');
  const { shareToken } = await resultOf(server.app, collection.setFolderShare, { id, isOn: true }, chen);
  const { rows } = await server.db.execute(sql`SELECT id FROM app_user WHERE user_name = 'chen'`);
  await inTransaction(server.db, (transaction) =>
    forgetFolders({ transaction, schema: 'tenant_default' }, { userId: Number(rows[0]?.id) }),
  );
  expect(await callEndpoint(server.app, collection.openSharedFolder, { token: shareToken ?? '' }, {})).toMatchObject({
    code: 'Collection.LinkOver',
  });
});
