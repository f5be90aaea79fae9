import { getProfile, updateGrapherProfile, updateProfile } from '@tuyuan/contract/account/front-user.ts';
import { createUser, updateUser } from '@tuyuan/contract/account/user-management.ts';
import { searchAlbums, searchImages, searchPhotographers } from '@tuyuan/contract/library/advance-image-search.ts';
import { getImages } from '@tuyuan/contract/library/image-data.ts';
import { createSensitiveWords } from '@tuyuan/contract/site/sensitive-word.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findIds } from '../../../platform/database/values.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
let person: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
  person = await server.logInAs('person', ['user']);
  await server.db.execute(sql`INSERT INTO photographer (user_id) SELECT id FROM app_user WHERE user_name = 'person'`);
  // Searched once before the list changes: the change counts at once, although searches keep the list for seconds.
  await resultOf(server.app, searchImages, { keyword: '代开发票' });
  const add = (words: string[], level: string) => resultOf(server.app, createSensitiveWords, { words, level }, admin);
  await add(['代开发票'], 'block');
  await add(['笨蛋'], 'mask');
});
afterAll(() => server.stop());

const message = '含有本站不允许的词，请换个说法。';
const refusedAt = (...members: string[]) => ({
  status: 400,
  code: 'Text.Blocked',
  validationErrors: members.map((member) => ({ message, members: [member] })),
});

it('is refused in nickname and sign, at each field', async () => {
  const both = { nickName: '代 开-发票', personalSign: '代開發票，包邮' };
  expect(await callEndpoint(server.app, updateProfile, both, person)).toMatchObject(
    refusedAt('nickName', 'personalSign'),
  );
  const grapher = { personalSign: '代开发票', introduction: '代 开 发 票', unitName: '好单位' };
  expect(await callEndpoint(server.app, updateGrapherProfile, grapher, person)).toMatchObject(
    refusedAt('personalSign', 'introduction'),
  );
  expect(await resultOf(server.app, getProfile, {}, person)).toMatchObject({ nickName: 'person', personalSign: '' });
});

it('of level mask is starred out in them', async () => {
  const changed = await resultOf(server.app, updateProfile, { nickName: '大笨蛋', personalSign: '笨 蛋' }, person);
  expect(changed).toMatchObject({ nickName: '大**', personalSign: '* *' });
});

it('is refused in the names that the back office gives', async () => {
  const [roleId] = await findIds(server.db, sql`SELECT id FROM role WHERE name = 'user'`);
  const input = { userName: 'someone', nickName: '代开发票', roleIds: [roleId] };
  expect(await callEndpoint(server.app, createUser, input, admin)).toMatchObject(refusedAt('nickName'));
  const [id] = await findIds(server.db, sql`SELECT id FROM app_user WHERE user_name = 'person'`);
  const change = { id, nickName: '代开发票' };
  expect(await callEndpoint(server.app, updateUser, change, admin)).toMatchObject(refusedAt('nickName'));
});

it('is refused in every search', async () => {
  const words = { keyword: '昆明 代开 发票' };
  expect(await callEndpoint(server.app, searchImages, words)).toMatchObject(refusedAt('keyword'));
  expect(await callEndpoint(server.app, searchAlbums, words)).toMatchObject(refusedAt('keyword'));
  expect(await callEndpoint(server.app, searchPhotographers, words)).toMatchObject(refusedAt('keyword'));
  expect(await callEndpoint(server.app, getImages, { title: '代开发票' })).toMatchObject(refusedAt('title'));
  expect((await callEndpoint(server.app, searchImages, { keyword: '代开' })).status).toBe(200);
});
