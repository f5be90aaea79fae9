import { impersonateUser } from '@tuyuan/contract/account/user-session.ts';
import { requestRefund } from '@tuyuan/contract/commerce/order.ts';
import {
  approvePayout,
  exportPayouts,
  getPayouts,
  rejectPayout,
  settlePayout,
} from '@tuyuan/contract/commerce/payout-management.ts';
import {
  getIncome,
  getMyPayouts,
  getProfitBalance,
  requestPayout,
  savePayoutAccount,
  withdrawPayout,
} from '@tuyuan/contract/commerce/profit.ts';
import { approveRefund } from '@tuyuan/contract/commerce/refund-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { shopAt } from '../../../testing/shop.ts';
import { startTestServer, type TestServer, testPassword } from '../../../testing/test-server.ts';
import { releaseShares } from '../order/index.ts';

let server: TestServer;
let build: LibraryBuilder;
let shop: ReturnType<typeof shopAt>;
let admin: { authorization: string };
let clerk: { authorization: string };

beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  shop = shopAt(server);
  admin = await server.logInAs('admin', ['admin']);
  clerk = await server.logInAs('clerk', ['finance']);
});
afterAll(async () => {
  const faults = await shop.faults(admin);
  await server.stop();
  expect(faults).toEqual([]);
});

const card = {
  kind: 'bank' as const,
  holder: '周砚秋',
  bank: '招商银行昆明翠湖支行',
  accountNumber: '6225 8801 2345 6621',
  password: testPassword,
};

/** An author who has sold for so many cents, with the time of giving back over. */
async function author(name: string, soldCents: number, roles = ['photographer']) {
  const person = await server.logInAs(name, roles);
  const authorId = (await server.db.execute(sql`SELECT id FROM app_user WHERE user_name = ${name}`)).rows[0]?.id;
  await server.db.execute(sql`INSERT INTO photographer (user_id) VALUES (${authorId}) ON CONFLICT DO NOTHING`);
  const image = await build.image({ authorId: Number(authorId), unitPrice: soldCents });
  const buyer = await server.logInAs(`${name}buyer`, ['user']);
  // Not the first purchase: it would cost less.
  await server.db.execute(
    sql`INSERT INTO setting VALUES ('firstPurchaseOff', '0') ON CONFLICT (name) DO UPDATE SET value = '0'`,
  );
  const order = await shop.buy(buyer, [{ imageId: image.id, unitPrice: soldCents }]);
  return { person, order, buyer };
}

async function release() {
  await server.db.execute(sql`UPDATE purchase_line SET share_release_at = now() - interval '1 minute'`);
  await releaseShares(server.db);
}

it('tells what is frozen until when, then what can be paid out; what was given back is a row of its own', async () => {
  const { person, buyer, order } = await author('he', 50_000);
  const before = await resultOf(server.app, getProfitBalance, {}, person);
  expect(before).toMatchObject({ availableCents: 0, frozenCents: 30_000, nextRelease: { cents: 30_000 } });
  expect(before.months).toHaveLength(12);
  expect(before.months.at(-1)).toMatchObject({ cents: 30_000, frozenCents: 30_000 });
  const [line] = order.lines;
  await resultOf(
    server.app,
    requestRefund,
    { id: order.id, lineIds: [line?.id ?? 0], reason: 'plan', message: '' },
    buyer,
  );
  const { id } = (await server.db.execute(sql`SELECT max(id)::int AS id FROM refund`)).rows[0] ?? {};
  await resultOf(server.app, approveRefund, { id: Number(id) }, admin);
  expect(await resultOf(server.app, getProfitBalance, {}, person)).toMatchObject({ frozenCents: 0, nextRelease: null });
  const { items, sumCents } = await resultOf(server.app, getIncome, {}, person);
  expect(
    items.map(({ isReversal, shareCents, worthCents, state }) => [isReversal, shareCents, worthCents, state]),
  ).toEqual([
    [true, -30_000, -50_000, 'reversed'],
    [false, 30_000, 50_000, 'reversed'],
  ]);
  expect(sumCents).toBe(0);
});

it('pays out below the limit after one approval, with the bank’s number, and keeps the account’s number sealed', async () => {
  const { person } = await author('li', 100_000);
  await release();
  const refused = await callEndpoint(server.app, requestPayout, { amountCents: 20_000 }, person);
  expect(refused.code).toBe('Payout.NoAccount');
  const wrong = await callEndpoint(server.app, savePayoutAccount, { ...card, accountNumber: '123', bank: '' }, person);
  expect(wrong.validationErrors.flatMap(({ members }) => members)).toEqual(['bank', 'accountNumber']);
  const stranger = await callEndpoint(server.app, savePayoutAccount, { ...card, password: 'another' }, person);
  expect(stranger.code).toBe('User.WrongPassword');
  expect(await resultOf(server.app, savePayoutAccount, card, person)).toMatchObject({ numberEnd: '6621' });
  const kept = await server.db.execute(sql`SELECT encode(number_sealed, 'escape') AS text FROM payout_account`);
  expect(JSON.stringify(kept.rows)).not.toContain('622588');

  const little = await callEndpoint(server.app, requestPayout, { amountCents: 9_999 }, person);
  expect(little.code).toBe('Payout.BelowMinimum');
  const much = await callEndpoint(server.app, requestPayout, { amountCents: 60_001 }, person);
  expect(much.code).toBe('Payout.Insufficient');
  const payout = await resultOf(server.app, requestPayout, { amountCents: 20_000 }, person);
  expect(payout).toMatchObject({ state: 'requested', needsTwo: false });
  expect(await resultOf(server.app, getProfitBalance, {}, person)).toMatchObject({
    availableCents: 40_000,
    payingCents: 20_000,
    payingCount: 1,
  });
  const early = await callEndpoint(server.app, settlePayout, { id: payout.id, voucher: 'B1' }, clerk);
  expect(early.code).toBe('Payout.StateMismatch');
  expect(await resultOf(server.app, approvePayout, { id: payout.id }, clerk)).toMatchObject({
    state: 'approved',
    isFirst: true,
    isAccountNew: true,
  });
  const { path } = await resultOf(server.app, exportPayouts, { format: 'csv', states: ['approved'] }, clerk);
  expect((await server.app.inject({ url: path, headers: clerk })).body).toContain('6225880123456621');
  expect(await resultOf(server.app, settlePayout, { id: payout.id, voucher: 'CMB-8821' }, clerk)).toMatchObject({
    state: 'paid',
  });
  const { path: later } = await resultOf(server.app, exportPayouts, { format: 'csv' }, clerk);
  expect((await server.app.inject({ url: later, headers: clerk })).body).not.toContain('6225880123456621');
  expect((await resultOf(server.app, getMyPayouts, {}, person)).items[0]).toMatchObject({
    state: 'paid',
    voucher: 'CMB-8821',
  });
  expect(await resultOf(server.app, getProfitBalance, {}, person)).toMatchObject({
    availableCents: 40_000,
    payingCents: 0,
    paidCents: 20_000,
  });
});

it('asks two people above the limit, never one twice and nobody for themselves', async () => {
  const { person } = await author('yang', 300_000, ['photographer', 'finance']);
  await release();
  await resultOf(server.app, savePayoutAccount, card, person);
  const payout = await resultOf(server.app, requestPayout, { amountCents: 150_000 }, person);
  expect(payout.needsTwo).toBe(true);
  expect(await resultOf(server.app, approvePayout, { id: payout.id }, clerk)).toMatchObject({
    state: 'checked',
    checkedBy: { nickName: 'clerk' },
  });
  expect((await callEndpoint(server.app, approvePayout, { id: payout.id }, clerk)).code).toBe('Payout.OwnOrSame');
  expect(await resultOf(server.app, approvePayout, { id: payout.id }, admin)).toMatchObject({ state: 'approved' });
  const late = await callEndpoint(server.app, withdrawPayout, { id: payout.id }, person);
  expect(late.code).toBe('Payout.StateMismatch');
  const rejected = await resultOf(server.app, rejectPayout, { id: payout.id, answer: '户名与实名不符' }, admin);
  expect(rejected).toMatchObject({ state: 'rejected', answer: '户名与实名不符', availableCents: 180_000 });

  const own = await resultOf(server.app, requestPayout, { amountCents: 20_000 }, person);
  expect((await callEndpoint(server.app, approvePayout, { id: own.id }, person)).code).toBe('Payout.OwnOrSame');
  expect(await resultOf(server.app, withdrawPayout, { id: own.id }, person)).toMatchObject({ state: 'withdrawn' });
  const stranger = await server.logInAs('stranger', ['user']);
  expect((await callEndpoint(server.app, withdrawPayout, { id: own.id }, stranger)).code).toBe('Payout.NotFound');
});

it('is not approved twice by one who opens a session in the second person’s name', async () => {
  const { person } = await author('bai', 300_000);
  await release();
  await resultOf(server.app, savePayoutAccount, card, person);
  const { id } = await resultOf(server.app, requestPayout, { amountCents: 150_000 }, person);
  await resultOf(server.app, approvePayout, { id }, admin);
  const { rows } = await server.db.execute(sql`SELECT id FROM app_user WHERE user_name = 'clerk'`);
  const { token } = await resultOf(server.app, impersonateUser, { id: Number(rows[0]?.id) }, admin);
  const answer = await callEndpoint(server.app, approvePayout, { id }, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(403);
  const { items } = await resultOf(server.app, getPayouts, { keyword: 'bai' }, admin);
  expect(items[0]?.state).toBe('checked');
});

it('leaves neither the account’s number nor its holder in the audit log', async () => {
  const { rows } = await server.db.execute(
    sql`SELECT parameters FROM audit_log WHERE action = 'SavePayoutAccount' AND error_code IS NULL`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/6621|周砚秋/);
});

it('gives twenty who ask for everything at once one payout; without the books’ check all twenty would have it', async () => {
  const { person } = await author('dao', 100_000);
  await release();
  await resultOf(server.app, savePayoutAccount, card, person);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => callEndpoint(server.app, requestPayout, { amountCents: 60_000 }, person)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'Payout.Insufficient']));
});

it('settles one that is paid and rejected at once in one way only', async () => {
  const { person } = await author('zhao', 100_000);
  await release();
  await resultOf(server.app, savePayoutAccount, card, person);
  for (let round = 0; round < 5; round += 1) {
    const { id } = await resultOf(server.app, requestPayout, { amountCents: 10_000 }, person);
    await resultOf(server.app, approvePayout, { id }, clerk);
    const answers = await Promise.all([
      callEndpoint(server.app, settlePayout, { id, voucher: `B${round}` }, clerk),
      callEndpoint(server.app, rejectPayout, { id, answer: '账户有误' }, admin),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
});

it('finds payouts by state and by name, those that wait first', async () => {
  const { items } = await resultOf(server.app, getPayouts, { states: ['paid', 'rejected'] }, clerk);
  expect(items.length).toBeGreaterThan(1);
  expect(items.every(({ state }) => state === 'paid' || state === 'rejected')).toBe(true);
  const found = await resultOf(server.app, getPayouts, { keyword: 'dao' }, clerk);
  expect(found.items.map(({ user }) => user.nickName)).toEqual(['dao']);
});
