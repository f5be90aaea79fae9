import { getGrapherProfile } from '@tuyuan/contract/account/front-user.ts';
import { addRoleMembers, deleteRole, removeRoleMembers } from '@tuyuan/contract/account/role-management.ts';
import { createUser, updateUser } from '@tuyuan/contract/account/user-management.ts';
import { searchPhotographers } from '@tuyuan/contract/library/advance-image-search.ts';
import { getPhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAttendee, insertConference, ticketTypeOf } from '../../../fixtures/conference.ts';
import { findIds } from '../../../platform/database/values.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
let roleId: number;
let userRoleId: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
  [roleId = 0] = await findIds(server.db, sql`SELECT id FROM role WHERE name = 'photographer'`);
  [userRoleId = 0] = await findIds(server.db, sql`SELECT id FROM role WHERE name = 'user'`);
});
afterAll(() => server.stop());

const idOf = async (userName: string) =>
  (await findIds(server.db, sql`SELECT id FROM app_user WHERE user_name = ${userName}`))[0] ?? 0;
const statusOf = async (id: number) => (await callEndpoint(server.app, getPhotographerInfo, { userId: id })).status;
const found = async (keyword: string) =>
  (await resultOf(server.app, searchPhotographers, { keyword })).items.map(({ author }) => author.userName);
const give = (id: number) => resultOf(server.app, addRoleMembers, { roleId, ids: [id] }, admin);
const take = (id: number) => resultOf(server.app, removeRoleMembers, { roleId, ids: [id] }, admin);
const addAlbum = (authorId: number) =>
  server.db.execute(
    sql`INSERT INTO album (title, author_id, review_state, published_at) VALUES ('雪山', ${authorId}, 'approved', now())`,
  );

it('the role given makes a photographer that search finds, and taken from one without works leaves none', async () => {
  const headers = await server.logInAs('zhuoma', ['user']);
  const id = await idOf('zhuoma');
  expect(await statusOf(id)).toBe(404);
  await give(id);
  expect(await statusOf(id)).toBe(200);
  expect(await found('zhuoma')).toEqual(['zhuoma']);
  expect((await callEndpoint(server.app, getGrapherProfile, {}, headers)).status).toBe(200);
  await take(id);
  expect(await statusOf(id)).toBe(404);
  expect(await found('zhuoma')).toEqual([]);
  expect((await callEndpoint(server.app, getGrapherProfile, {}, headers)).code).toBe('Photographer.NotFound');
});

it('a photographer with works is retired: the page stays, search and profile end, and the role brings all back', async () => {
  const headers = await server.logInAs('dolma', ['user']);
  const id = await idOf('dolma');
  await give(id);
  await addAlbum(id);
  await take(id);
  expect(await resultOf(server.app, getPhotographerInfo, { userId: id })).toMatchObject({
    isCertified: false,
    albumCount: 1,
  });
  expect(await found('dolma')).toEqual([]);
  expect((await callEndpoint(server.app, getGrapherProfile, {}, headers)).code).toBe('Photographer.NotFound');
  await give(id);
  expect(await resultOf(server.app, getPhotographerInfo, { userId: id })).toMatchObject({ isCertified: true });
  expect(await found('dolma')).toEqual(['dolma']);
});

it('the role is given with the account, and replaced with its other roles', async () => {
  const input = { userName: 'pema', nickName: 'pema', roleIds: [roleId, userRoleId] };
  const { user } = await resultOf(server.app, createUser, input, admin);
  expect(await statusOf(user.id)).toBe(200);
  await resultOf(server.app, updateUser, { id: user.id, roleIds: [userRoleId] }, admin);
  expect(await statusOf(user.id)).toBe(404);
  await resultOf(server.app, updateUser, { id: user.id, roleIds: [userRoleId, roleId] }, admin);
  expect(await statusOf(user.id)).toBe(200);
});

it('a work added while the role is taken keeps its author', async () => {
  await server.logInAs('tashi', ['user']);
  const id = await idOf('tashi');
  await give(id);
  await Promise.all([addAlbum(id).catch(() => null), take(id)]);
  const works = await findIds(server.db, sql`SELECT id FROM album WHERE author_id = ${id}`);
  expect(await statusOf(id)).toBe(works.length > 0 ? 200 : 404);
});

it('loses the appointment at a conference with the role', async () => {
  await server.logInAs('norbu', ['user']);
  const id = await idOf('norbu');
  await give(id);
  const conferenceId = await insertConference(server.db);
  const ticketTypeId = await ticketTypeOf(server.db, conferenceId, 2);
  const attendeeId = await insertAttendee(server.db, { conferenceId, ticketTypeId, userId: id, userType: 2 });
  await server.db.execute(sql`UPDATE attendee SET photographer_id = ${id} WHERE id = ${attendeeId}`);
  await take(id);
  expect(
    await findIds(server.db, sql`SELECT id FROM attendee WHERE id = ${attendeeId} AND photographer_id IS NOT NULL`),
  ).toEqual([]);
});

it('roles that the program gives can not be deleted', async () => {
  for (const id of [roleId, userRoleId])
    expect((await callEndpoint(server.app, deleteRole, { id, isConfirmed: true }, admin)).code).toBe('Role.IsAssigned');
});
