import { login } from '@tuyuan/contract/account/account.ts';
import {
  cancelAccountDeletion,
  requestAccountDeletion,
  requestDataExport,
} from '@tuyuan/contract/account/account-safety.ts';
import { getProfile } from '@tuyuan/contract/account/front-user.ts';
import { getImage } from '@tuyuan/contract/library/image-data.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidyAccountsJob } from '../../../account-jobs.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer, testPassword } from '../../../testing/test-server.ts';

type Headers = { authorization: string };
const confirmed = { password: testPassword };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOGIN_ATTEMPTS_PER_MINUTE: '1000' });
});
afterAll(() => server.stop());

async function photographer(userName: string, phone: string) {
  const headers = await server.logInAs(userName, ['photographer', 'user']);
  await server.db.execute(
    sql`UPDATE app_user SET phone = ${phone}, email = ${`${userName}@example.com`} WHERE user_name = ${userName}`,
  );
  const { id } = await resultOf(server.app, getProfile, {}, headers);
  await server.db.execute(sql`INSERT INTO photographer (user_id, introduction) VALUES (${id}, '自述')`);
  const image = await libraryBuilder(server.db).image({ authorId: id, title: `${userName}的作品` });
  return { headers, id, image };
}
const daysPass = () => server.db.execute(sql`UPDATE app_user SET deletion_at = deletion_at - interval '7 days'`);
async function tidy(): Promise<void> {
  await server.ingest.jobs.enqueue(server.db, tidyAccountsJob, 'tenant_default', {});
  await expect.poll(() => server.ingest.jobs.pending(tidyAccountsJob), { timeout: 20_000 }).toBe(0);
}
const ask = (headers: Headers, input: object = confirmed) =>
  callEndpoint(server.app, requestAccountDeletion, { ...input }, headers);

/** Inserts a stored answer as a retry would find it. */
const keepAnswer = (userId: number, age: string) =>
  server.db.execute(sql`
    INSERT INTO idempotency_key (user_id, route, key, request_hash, answer, created_at)
    VALUES (${userId}, '/api/services/app/conferenceData/Register', ${age}, '', '{"name": "魏明远"}', now() - ${age}::interval)`);
const answersOf = async (userId: number) =>
  (await server.db.execute(sql`SELECT count(*)::int AS count FROM idempotency_key WHERE user_id = ${userId}`)).rows[0]
    ?.count;

it('keeps answers for retries no longer than two days', async () => {
  const { id } = await resultOf(server.app, getProfile, {}, await server.logInAs('retrier', []));
  await keepAnswer(id, '47 hours');
  await keepAnswer(id, '49 hours');
  await tidy();
  expect(await answersOf(id)).toBe(1);
});

describe('deleting the account', () => {
  it('waits seven days, in which one can log in and change one’s mind', async () => {
    const { headers } = await photographer('lin', '13500000001');
    expect((await ask(headers, {})).code).toBe('User.NotConfirmed');
    const other = await server.logInAs('lin', []);
    const { deletionAt } = (await ask(headers)).result ?? {};
    expect((await callEndpoint(server.app, getProfile, {}, other)).status).toBe(401);
    expect((await ask(headers)).result?.deletionAt).toBe(deletionAt);
    await tidy();
    const again = await server.logInAs('lin', []);
    expect((await resultOf(server.app, getProfile, {}, again)).deletionAt).toBe(deletionAt);
    await resultOf(server.app, cancelAccountDeletion, {}, again);
    await daysPass();
    await tidy();
    expect((await resultOf(server.app, getProfile, {}, again)).deletionAt).toBeNull();
  });

  it('then takes away who it was, keeps the works, and frees number and name', async () => {
    const { headers, id, image } = await photographer('wei', '13500000002');
    await keepAnswer(id, '1 minute');
    const other = await server.logInAs('beside', []);
    const { id: otherId } = await resultOf(server.app, getProfile, {}, other);
    await keepAnswer(otherId, '1 minute');
    await ask(headers);
    await daysPass();
    await tidy();
    expect((await callEndpoint(server.app, getProfile, {}, headers)).status).toBe(401);
    expect((await callEndpoint(server.app, login, { userName: 'wei', password: testPassword })).code).toBe(
      'Session.WrongCredentials',
    );
    const { rows } = await server.db.execute(sql`
      SELECT u.*, (SELECT count(*)::int FROM login_attempt WHERE user_id = u.id) AS attempts FROM app_user u WHERE id = ${id}`);
    expect(rows[0]).toMatchObject({
      phone: null,
      email: null,
      password_hash: null,
      is_active: false,
      attempts: 0,
      deletion_at: null,
    });
    expect(JSON.stringify(rows)).not.toMatch(/wei|13500000002/);
    expect([await answersOf(id), await answersOf(otherId)]).toEqual([0, 1]);
    expect((await resultOf(server.app, getImage, { id: image.id })).author.nickName).toBe('已注销用户');
    await photographer('wei', '13500000002');
  });

  it('is refused to the last administrator', async () => {
    const admin = await server.logInAs('admin', ['admin']);
    expect((await ask(admin)).code).toBe('User.LastAdministrator');
    const second = await server.logInAs('admin2', ['admin']);
    expect((await ask(second)).status).toBe(200);
    // Becomes the last one while the days pass.
    await server.db.execute(sql`UPDATE app_user SET is_active = false WHERE user_name = 'admin'`);
    await daysPass();
    await tidy();
    expect((await callEndpoint(server.app, getProfile, {}, second)).status).toBe(200);
  });
});

describe('exporting the data', () => {
  it('makes a link that answers once with everything on the user, and no secret', async () => {
    const { headers } = await photographer('mei', '13500000003');
    expect((await callEndpoint(server.app, requestDataExport, {}, headers)).code).toBe('User.NotConfirmed');
    const { url } = await resultOf(server.app, requestDataExport, { ...confirmed }, headers);
    const answers = await Promise.all(Array.from({ length: 4 }, () => server.app.inject({ url, headers })));
    const given = answers.filter(({ statusCode }) => statusCode === 200);
    expect(given).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(3);
    const [answer] = given;
    expect(answer?.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answer?.headers['content-disposition']).toContain('attachment');
    expect(answer?.json()).toMatchObject({
      account: [{ user_name: 'mei', phone: '13500000003', email: 'mei@example.com' }],
      photographer: [{ introduction: '自述' }],
      images: [{ title: 'mei的作品' }],
      loginAttempts: [{ result: 'success' }],
    });
    expect(answer?.body).not.toContain('argon2');
    expect(answer?.body).not.toContain(headers.authorization.slice(7));
    expect(answer?.body).not.toContain('13500000002');
  });

  it('lets the link go after ten minutes', async () => {
    const { headers } = await photographer('late', '13500000004');
    const { url } = await resultOf(server.app, requestDataExport, { ...confirmed }, headers);
    await server.db.execute(sql`UPDATE data_export_link SET expires_at = expires_at - interval '10 minutes'`);
    expect((await server.app.inject({ url, headers })).statusCode).toBe(404);
  });

  it('gives the data to nobody but the owner, whom a browser’s cookie names as well', async () => {
    const { headers } = await photographer('owner', '13500000005');
    const { url } = await resultOf(server.app, requestDataExport, { ...confirmed }, headers);
    expect((await server.app.inject({ url })).statusCode).toBe(401);
    const stranger = await server.logInAs('stranger', ['admin']);
    expect((await server.app.inject({ url, headers: stranger })).statusCode).toBe(404);
    const cookie = `authorization=${headers.authorization.slice('Bearer '.length)}`;
    expect((await server.app.inject({ url, headers: { cookie } })).statusCode).toBe(200);
  });

  it('answers the same to every link that is none', async () => {
    const headers = await server.logInAs('guessing', []);
    for (const key of ['x', 'a'.repeat(32), '..%2f..%2fetc'])
      expect((await server.app.inject({ url: `/api/Resource/AccountData/${key}`, headers })).statusCode).toBe(404);
  });
});
