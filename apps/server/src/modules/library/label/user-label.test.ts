import { getManagedUsers } from '@tuyuan/contract/account/user-management.ts';
import * as labels from '@tuyuan/contract/library/user-label.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findIds } from '../../../platform/database/values.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
  await server.logInAs('lin', ['user']);
  await server.logInAs('duan', ['user']);
});
afterAll(() => server.stop());

it('labels put on users narrow the list of users until they are taken off or deleted', async () => {
  const userIds = await findIds(
    server.db,
    sql`SELECT id FROM app_user WHERE user_name IN ('lin', 'duan') ORDER BY user_name`,
  );
  const [duan = 0, lin = 0] = userIds;
  const { id } = await resultOf(server.app, labels.createUserLabel, { name: '签约作者' }, admin);
  const put = (input: object) => resultOf(server.app, labels.labelUsers, { userIds, ...input }, admin);
  const listed = async () =>
    (await resultOf(server.app, getManagedUsers, { labelIds: [id] }, admin)).items.map((user) => user.id).toSorted();
  expect(await put({ addIds: [id] })).toEqual({ changed: 2 });
  expect(await put({ addIds: [id] })).toEqual({ changed: 0 });
  expect(await listed()).toEqual(userIds.toSorted());
  expect((await resultOf(server.app, labels.getUserLabels, {}, admin)).items).toEqual([
    { id, name: '签约作者', userCount: 2 },
  ]);
  await resultOf(server.app, labels.labelUsers, { userIds: [lin], removeIds: [id] }, admin);
  expect(await listed()).toEqual([duan]);
  await resultOf(server.app, labels.deleteUserLabel, { id }, admin);
  expect(await listed()).toEqual([]);
  expect((await callEndpoint(server.app, labels.labelUsers, { userIds, addIds: [id] }, admin)).code).toBe(
    'Label.NotFound',
  );
});

it('names are one of a kind', async () => {
  await resultOf(server.app, labels.createUserLabel, { name: '媒体' }, admin);
  expect((await callEndpoint(server.app, labels.createUserLabel, { name: '媒体' }, admin)).code).toBe(
    'Label.NameTaken',
  );
});
