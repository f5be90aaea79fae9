import * as agreement from '@tuyuan/contract/account/agreement.ts';
import { getAgreement } from '@tuyuan/contract/account/registration.ts';
import { createOrder } from '@tuyuan/contract/commerce/order.ts';
import * as articles from '@tuyuan/contract/content/article-management.ts';
import { createUploads } from '@tuyuan/contract/library/image-upload.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { cancelAgreement } from './cancel-agreement.ts';
import { networkOf } from './network-of.ts';

type Headers = { authorization: string };

let server: TestServer;
let admin: Headers;
let reader: Headers;
let photographer: Headers;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
  reader = await server.logInAs('reader', ['user']);
  photographer = await server.logInAs('lin', ['photographer', 'user']);
  await server.db.execute(sql`INSERT INTO photographer (user_id) SELECT id FROM app_user WHERE user_name = 'lin'`);
});
afterAll(() => server.stop());

type Key = 'agreement' | 'privacy' | 'copyright' | 'photographer';

async function pageOf(key: Key) {
  const { items } = await resultOf(server.app, articles.getManagedArticles, { maxResultCount: 100 }, admin);
  const { id = 0 } = items.find(({ pageKey }) => pageKey === key) ?? {};
  return resultOf(server.app, articles.getManagedArticle, { id }, admin);
}

async function write(key: Key, body: string) {
  const { id, revision, draft } = await pageOf(key);
  const { number: _number, cover: _cover, ...words } = draft;
  return resultOf(server.app, articles.saveArticle, { ...words, id, basedOn: revision, body }, admin);
}

async function publish(key: Key, body: string, options: { asksAgain?: boolean; at?: string } = {}) {
  const { id, revision } = await write(key, body);
  await resultOf(server.app, articles.publishArticle, { id, revision, ...options }, admin);
  return id;
}

const versionsOf = async (key: Key) =>
  (await resultOf(server.app, agreement.getAgreementVersions, { key })).items.map(({ version }) => version);
const askedOf = async (headers: Headers) =>
  (await resultOf(server.app, agreement.getAskedAgreements, {}, headers)).items.map(({ key, version }) => [
    key,
    version,
  ]);
const agree = (headers: Headers, key: Key, version: number) =>
  callEndpoint(server.app, agreement.agreeTo, { key, version }, headers);
const announce = (copyrightVersion?: number) =>
  callEndpoint(
    server.app,
    createUploads,
    { files: [{ fileName: 'a.jpg', bytes: 9, details: {} }], copyrightVersion },
    photographer,
  );
const consentsTo = (key: Key, version: number) =>
  server.db.execute(sql`SELECT client_ip FROM user_consent WHERE agreement = ${key} AND version = ${version}`);

it('every site begins with the first version of each', async () => {
  for (const key of ['agreement', 'privacy', 'copyright', 'photographer'] as const) {
    expect(await versionsOf(key)).toEqual([1]);
    const { html, currentVersion } = await resultOf(server.app, agreement.getAgreementVersion, { key });
    expect([html.includes('<h2>'), currentVersion]).toEqual([true, 1]);
  }
});

it('a published revision is a version that stays as it was; a draft is none, and the same again is none', async () => {
  const before = await resultOf(server.app, agreement.getAgreementVersion, { key: 'privacy' });
  await write('privacy', '<h2>草稿</h2><p>没有发布</p>');
  expect(await versionsOf('privacy')).toEqual([1]);
  await publish('privacy', '<h2>新</h2><p>第二版 &amp; 别的</p>');
  await publish('privacy', '<h2>新</h2><p>第二版 &amp; 别的</p>');
  expect(await versionsOf('privacy')).toEqual([2, 1]);
  const old = await resultOf(server.app, agreement.getAgreementVersion, { key: 'privacy', version: 1 });
  expect(old).toEqual({ ...before, currentVersion: 2 });
  expect(await resultOf(server.app, getAgreement, { key: 'privacy' })).toMatchObject({
    version: 2,
    paragraphs: [
      { isHeading: true, text: '新' },
      { isHeading: false, text: '第二版 & 别的' },
    ],
  });
  const none = await callEndpoint(server.app, agreement.getAgreementVersion, { key: 'privacy', version: 9 });
  expect(none.code).toBe('Agreement.NotFound');
});

it('comes into force at its minute, and can be taken back until then', async () => {
  const at = toWireDate(new Date(Date.now() + 3_600_000));
  const id = await publish('photographer', '<p>将来</p>', { at });
  expect(await versionsOf('photographer')).toEqual([1]);
  const { items } = await resultOf(server.app, agreement.getAgreementCounts, { key: 'photographer' }, admin);
  expect(items.map(({ version, isInForce }) => [version, isInForce])).toEqual([
    [2, false],
    [1, true],
  ]);
  await resultOf(server.app, articles.withdrawArticle, { id }, admin);
  const { revision } = await pageOf('photographer');
  await resultOf(server.app, articles.publishArticle, { id, revision, at }, admin);
  await server.db.execute(
    sql`UPDATE agreement_version SET effective_at = now() WHERE agreement = 'photographer' AND number = 2`,
  );
  await server.db.execute(sql`UPDATE article SET scheduled_at = now() - interval '1 second' WHERE id = ${id}`);
  expect(await versionsOf('photographer')).toEqual([2, 1]);
});

it('what people have agreed to can’t be withdrawn, deleted or moved to another address', async () => {
  const { id, category } = await pageOf('agreement');
  const place = { id, categoryId: category.id, isPinned: false, pageKey: 'other' };
  for (const answer of [
    await callEndpoint(server.app, articles.withdrawArticle, { id }, admin),
    await callEndpoint(server.app, articles.deleteArticle, { id }, admin),
    await callEndpoint(server.app, articles.placeArticle, place, admin),
  ])
    expect([answer.status, answer.code]).toEqual([409, 'Article.IsAgreement']);
  await resultOf(server.app, articles.placeArticle, { ...place, isPinned: true, pageKey: 'agreement' }, admin);
});

it('who has agreed is asked again only where the new version says so; twenty answers at once are one record', async () => {
  expect(await askedOf(reader)).toEqual([['agreement', 1]]);
  await resultOf(server.app, agreement.agreeTo, { key: 'agreement', version: 1 }, reader);
  expect(await askedOf(reader)).toEqual([]);
  await publish('agreement', '<p>改了标点</p>');
  expect(await askedOf(reader)).toEqual([]);
  await publish('agreement', '<p>改了要紧的</p>', { asksAgain: true });
  expect(await askedOf(reader)).toEqual([['agreement', 3]]);
  expect((await agree(reader, 'agreement', 2)).code).toBe('Agreement.Outdated');
  const answers = await Promise.all(Array.from({ length: 20 }, () => agree(reader, 'agreement', 3)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await consentsTo('agreement', 3)).rows).toEqual([{ client_ip: '127.0.0.0' }]);
  expect(await askedOf(reader)).toEqual([]);
});

it('uploading records what it agrees to, and waits for a consent that is asked for; reading doesn’t', async () => {
  expect((await announce(7)).code).toBe('Agreement.Outdated');
  expect((await announce(1)).status).toBe(200);
  expect((await consentsTo('copyright', 1)).rows).toHaveLength(1);
  await publish('copyright', '<p>新的版权声明</p>', { asksAgain: true });
  expect(await askedOf(photographer)).toContainEqual(['copyright', 2]);
  expect(await askedOf(reader)).toEqual([]);
  expect((await announce()).code).toBe('Agreement.ConsentNeeded');
  expect((await callEndpoint(server.app, agreement.getOwnConsents, {}, photographer)).status).toBe(200);
  await resultOf(server.app, agreement.agreeTo, { key: 'copyright', version: 2 }, photographer);
  expect((await announce()).status).toBe(200);
});

it('buying waits for the user agreement alone', async () => {
  const buy = (headers: Headers) =>
    callEndpoint(
      server.app,
      createOrder,
      {
        choices: [{ imageId: 1, tier: 'editorial', unitPrice: 100 }],
        payBy: 'cash',
        licenseeKind: 'person',
        licensee: '林',
        agreed: true,
      },
      headers,
    );
  await publish('agreement', '<p>又改了</p>', { asksAgain: true });
  expect((await buy(reader)).code).toBe('Agreement.ConsentNeeded');
  await resultOf(server.app, agreement.agreeTo, { key: 'agreement', version: 4 }, reader);
  expect((await buy(reader)).code).not.toBe('Agreement.ConsentNeeded');
});

it('the office sees how many and who', async () => {
  const { items } = await resultOf(server.app, agreement.getAgreementCounts, { key: 'agreement' }, admin);
  expect(items.map(({ version, consentCount, asksAgain }) => [version, consentCount, asksAgain])).toEqual([
    [4, 1, true],
    [3, 1, true],
    [2, 0, false],
    [1, 1, false],
  ]);
  const find = (keyword: string) =>
    resultOf(server.app, agreement.getConsents, { key: 'agreement', version: 3, keyword }, admin);
  expect((await find('READ')).items).toMatchObject([{ userName: 'reader', version: 3, clientIp: '127.0.0.0' }]);
  expect((await find('nobody')).totalCount).toBe(0);
  expect((await callEndpoint(server.app, agreement.getConsents, { key: 'agreement' }, reader)).status).toBe(403);
});

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::7', '2001:db8:0::'],
  ['', ''],
  ['unknown', ''],
])('of %s the record keeps %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('a publication that began before another ended takes nothing back of what is in force', async () => {
  const { id } = await pageOf('privacy');
  const before = await versionsOf('privacy');
  await inTransaction(server.db, async (transaction) => {
    await transaction.execute(sql`SELECT now()`);
    await publish('privacy', '<p>刚发布的</p>');
    await cancelAgreement(transaction, id);
  });
  expect(await versionsOf('privacy')).toHaveLength(before.length + 1);
});
