import { getCredits } from '@tuyuan/contract/account/front-user.ts';
import { getMallConfig } from '@tuyuan/contract/commerce/credit-mall-config.ts';
import {
  addCoupons,
  cancelMallOrderByOffice,
  createGoods,
  deleteGoods,
  getMallOrderRecipient,
  getManagedGoods,
  getManagedMallOrders,
  setGoodsOnSale,
  shipMallOrder,
  stockGoods,
} from '@tuyuan/contract/commerce/credit-mall-management.ts';
import {
  cancelMallOrder,
  confirmMallReceipt,
  createMallOrder,
  getMallRecipient,
  getMyMallOrder,
} from '@tuyuan/contract/commerce/credit-mall-order-data.ts';
import { adjustCredits } from '@tuyuan/contract/commerce/credit-management.ts';
import { getMallGoods, getMallGoodsDetail } from '@tuyuan/contract/commerce/credit-product-data.ts';
import { getCreditOverview, getCreditRecords } from '@tuyuan/contract/commerce/credits.ts';
import { cancelOrder, createOrder, getMyOrder } from '@tuyuan/contract/commerce/order.ts';
import type { RequestOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commerceRoundJob } from '../../../commerce-jobs.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { firstRoundOver } from '../../../testing/first-round.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { shopAt } from '../../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { accounts, readBalance } from '../ledger/index.ts';

type Person = { authorization: string };
let server: TestServer;
let shop: ReturnType<typeof shopAt>;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer({ COMMERCE_ROUND_SECONDS: '100000' });
  await firstRoundOver(server, commerceRoundJob);
  shop = shopAt(server);
  admin = await server.logInAs('admin', ['admin']);
  // What only logging in earns would blur the sums.
  await server.db.execute(sql`UPDATE credit_rule SET is_enabled = false WHERE kind = 'logIn'`);
});
afterAll(async () => {
  const faults = await shop.faults(admin);
  await server.stop();
  expect(faults).toEqual([]);
});

const recipient = { name: '李映雪', phone: '13812341234', address: '云南省昆明市五华区翠湖南路 12 号' };
const balance = (person: Person) => resultOf(server.app, getCredits, {}, person);
const grant = (account: string, amount: number) =>
  resultOf(server.app, adjustCredits, { account, amount, reason: '补发' }, admin);
const stockOf = async (id: number) => {
  const { items } = await resultOf(server.app, getManagedGoods, {}, admin);
  const goods = items.find((one) => one.id === id);
  return { stock: goods?.stock, sold: goods?.sold };
};

async function rich(name: string, credits: number): Promise<Person> {
  const person = await server.logInAs(name, ['user']);
  await grant(name, credits);
  return person;
}

interface Given extends Partial<RequestOf<typeof createGoods>> {
  stock?: number;
  coupons?: string[];
}

async function goods({ stock = 0, coupons, ...fields }: Given = {}): Promise<number> {
  const wanted = { kind: 'physical' as const, title: '帆布袋', credits: 100, ...fields };
  const { id } = await resultOf(server.app, createGoods, wanted, admin);
  if (stock > 0) await resultOf(server.app, stockGoods, { id, change: stock }, admin);
  if (coupons) await resultOf(server.app, addCoupons, { id, secretCodes: coupons }, admin);
  await resultOf(server.app, setGoodsOnSale, { id, isOnSale: true }, admin);
  return id;
}

const wanted = (goodsId: number, fields: Partial<RequestOf<typeof createMallOrder>> = {}) => ({
  goodsId,
  pieces: 1,
  credits: 100,
  cashCents: 0,
  recipient,
  ...fields,
});
const exchange = (person: Person, goodsId: number, fields: Partial<RequestOf<typeof createMallOrder>> = {}) =>
  resultOf(server.app, createMallOrder, wanted(goodsId, fields), person);
const tryExchange = (person: Person, goodsId: number, fields: Partial<RequestOf<typeof createMallOrder>> = {}) =>
  callEndpoint(server.app, createMallOrder, wanted(goodsId, fields), person);

it('sells three pieces to three of sixty who ask at once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, (_, at) => rich(`crowd${at}`, 1000)));
  const id = await goods({ stock: 3 });
  const asking = Array.from({ length: 60 }, (_, at) => people[at % people.length]).filter((one) => one !== undefined);
  const answers = await Promise.all(asking.map((person) => tryExchange(person, id)));
  expect(answers.filter(({ code }) => code === null)).toHaveLength(3);
  expect(answers.filter(({ code }) => code === 'Mall.SoldOut')).toHaveLength(57);
  expect(await stockOf(id)).toEqual({ stock: 0, sold: 3 });
  const spent = await Promise.all(people.map(async (person) => 1000 - (await balance(person))));
  expect(spent.reduce((sum, credits) => sum + credits, 0)).toBe(300);
});

it('takes a person’s credits once where they ask for two things at once, and keeps to the limit of each', async () => {
  const [one, other] = [await goods({ stock: 50 }), await goods({ stock: 50 })];
  const person = await rich('wang', 150);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => tryExchange(person, at % 2 === 0 ? one : other)),
  );
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  expect(await balance(person)).toBe(50);

  const limited = await goods({ stock: 50, perPerson: 2 });
  const keen = await rich('zhao', 5000);
  const more = await Promise.all(Array.from({ length: 20 }, () => tryExchange(keen, limited)));
  expect(more.filter(({ code }) => code === null)).toHaveLength(2);
  expect(more.filter(({ code }) => code === 'Mall.LimitReached')).toHaveLength(18);
  expect((await resultOf(server.app, getMallGoodsDetail, { id: limited }, keen)).taken).toBe(2);
});

it('sends something to an address that only its owner and the office read', async () => {
  const id = await goods({ stock: 5 });
  const person = await rich('qian', 100);
  const stranger = await rich('stranger', 100);
  expect(await tryExchange(person, id, { recipient: null })).toMatchObject({ code: 'Mall.RecipientRequired' });
  const order = await exchange(person, id);
  expect(order).toMatchObject({
    state: 'paid',
    recipient: { name: '李映雪', phone: '138****1234', address: '云南省昆明市五华区翠湖南***' },
    abilities: { cancel: true, confirm: false },
  });
  expect(await callEndpoint(server.app, getMyMallOrder, { id: order.id }, stranger)).toMatchObject({
    code: 'Mall.OrderNotFound',
  });
  expect(await callEndpoint(server.app, cancelMallOrder, { id: order.id }, stranger)).toMatchObject({
    code: 'Mall.OrderNotFound',
  });
  expect(await resultOf(server.app, getMallOrderRecipient, { id: order.id }, admin)).toEqual(recipient);
  expect(await resultOf(server.app, getMallRecipient, {}, person)).toEqual(recipient);
  const { rows } = await server.db.execute(
    sql`SELECT parameters::text AS text FROM audit_log WHERE parameters::text LIKE '%翠湖%'`,
  );
  expect(rows).toEqual([]);

  await resultOf(server.app, shipMallOrder, { id: order.id, carrier: '顺丰', trackingNo: 'SF10298846' }, admin);
  expect(await callEndpoint(server.app, cancelMallOrder, { id: order.id }, person)).toMatchObject({
    code: 'Mall.StateMismatch',
  });
  expect(await resultOf(server.app, confirmMallReceipt, { id: order.id }, person)).toMatchObject({
    state: 'received',
    carrier: '顺丰',
    trackingNo: 'SF10298846',
  });
});

it('gives credits back into their lots and the piece into the stock, once of twenty cancellations', async () => {
  const id = await goods({ stock: 5 });
  const person = await rich('sun', 60);
  await grant('sun', 60);
  const before = await resultOf(server.app, getCreditOverview, {}, person);
  const order = await exchange(person, id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => callEndpoint(server.app, cancelMallOrder, { id: order.id }, person)),
  );
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  const after = await resultOf(server.app, getCreditOverview, {}, person);
  expect(after.lots).toEqual(before.lots);
  expect(await stockOf(id)).toEqual({ stock: 5, sold: 0 });
  const { items } = await resultOf(server.app, getCreditRecords, { kinds: ['mall', 'mallBack'] }, person);
  expect(items.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['mallBack', 100],
    ['mall', -100],
  ]);
});

it('lets what comes back too late expire', async () => {
  const id = await goods({ stock: 5 });
  const person = await rich('zhou', 100);
  const order = await exchange(person, id);
  await server.db.execute(sql`UPDATE credit_lot SET expires_at = now() - interval '1 day'
    WHERE user_id = (SELECT id FROM app_user WHERE user_name = 'zhou')`);
  await resultOf(server.app, cancelMallOrderByOffice, { id: order.id, reason: '缺货' }, admin);
  expect(await balance(person)).toBe(0);
  expect((await resultOf(server.app, getMyMallOrder, { id: order.id }, person)).note).toBe('缺货');
});

it('hands a coupon of its own to each of those who ask at once', async () => {
  const coupons = Array.from({ length: 5 }, (_, at) => `K7QD-29FM-XR4${at}`);
  const id = await goods({ kind: 'coupon', title: '冲印券', coupons: [...coupons, 'K7QD-29FM-XR40'] });
  expect(await stockOf(id)).toEqual({ stock: 5, sold: 0 });
  const people = await Promise.all(Array.from({ length: 8 }, (_, at) => rich(`coupon${at}`, 100)));
  const answers = await Promise.all(people.map((person) => tryExchange(person, id, { recipient: null })));
  const given = answers.flatMap(({ result }) => result?.coupons ?? []);
  expect(given.toSorted()).toEqual(coupons);
  expect(answers.filter(({ code }) => code === 'Mall.SoldOut')).toHaveLength(3);
  expect(await callEndpoint(server.app, stockGoods, { id, change: 1 }, admin)).toMatchObject({
    code: 'Mall.CodesNeeded',
  });
  expect(await callEndpoint(server.app, deleteGoods, { id }, admin)).toMatchObject({ code: 'Mall.GoodsOrdered' });
});

it('puts licences into a package that pays an order', async () => {
  const quota = { licences: 2, tier: 'commercial' as const, months: 6 };
  const id = await goods({ kind: 'quota', title: '授权套餐 2 次', stock: 5, quota });
  const person = await rich('wu', 100);
  const order = await exchange(person, id, { recipient: null });
  expect(order.state).toBe('received');
  const build = libraryBuilder(server.db);
  const authorId = await build.photographer('lin');
  const image = await build.image({ authorId, unitPrice: 6800 });
  await server.db.execute(sql`UPDATE image SET can_use_auth_pay = true WHERE id = ${image.id}`);
  const paid = await resultOf(
    server.app,
    createOrder,
    shop.wantedOrder([{ imageId: image.id, unitPrice: 6800 }], { payBy: 'package', packageId: order.packageId }),
    person,
  );
  expect(paid.state).toBe('paid');
  expect(await readBalance(server.db, accounts.quota(order.packageId ?? 0))).toBe(1);
});

it('waits for the cash part, credits and stock put aside, and is sent once it is paid', async () => {
  const id = await goods({ stock: 5, cashCents: 1900 });
  const person = await rich('zheng', 200);
  expect(await tryExchange(person, id)).toMatchObject({ code: 'Mall.PriceChanged' });
  const order = await exchange(person, id, { cashCents: 1900 });
  expect(order).toMatchObject({ state: 'pendingPayment', abilities: { pay: true, cancel: true } });
  expect(order.secondsLeft).toBeGreaterThan(14 * 60);
  expect(await balance(person)).toBe(100);
  expect(await stockOf(id)).toEqual({ stock: 4, sold: 1 });
  const { address } = await shop.startPaying(person, order.purchaseOrderId ?? 0);
  await Promise.all(Array.from({ length: 10 }, () => shop.press(address)));
  expect(await resultOf(server.app, getMyMallOrder, { id: order.id }, person)).toMatchObject({ state: 'paid' });

  const platform = await readBalance(server.db, accounts.platform);
  await resultOf(server.app, cancelMallOrder, { id: order.id }, person);
  expect(platform - (await readBalance(server.db, accounts.platform))).toBe(1900);
  expect(await resultOf(server.app, getMyOrder, { id: order.purchaseOrderId ?? 0 }, person)).toMatchObject({
    state: 'refunded',
    refundedCents: 1900,
  });
  expect(await balance(person)).toBe(200);
  await expect.poll(() => readBalance(server.db, accounts.refundDue), { timeout: 10_000 }).toBe(0);
});

it('decides between paying and cancelling: never both', async () => {
  const id = await goods({ stock: 20, cashCents: 1900 });
  const person = await rich('feng', 1000);
  for (let turn = 0; turn < 6; turn += 1) {
    const order = await exchange(person, id, { cashCents: 1900 });
    const purchaseId = order.purchaseOrderId ?? 0;
    const { address } = await shop.startPaying(person, purchaseId);
    const cancelling =
      turn % 2 === 0
        ? callEndpoint(server.app, cancelOrder, { id: purchaseId }, person)
        : callEndpoint(server.app, cancelMallOrder, { id: order.id }, person);
    await Promise.all([shop.press(address), cancelling]);
    const { state } = await resultOf(server.app, getMyMallOrder, { id: order.id }, person);
    expect(['paid', 'cancelled']).toContain(state);
    if (state === 'paid') await resultOf(server.app, cancelMallOrder, { id: order.id }, person);
  }
  expect(await balance(person)).toBe(1000);
  expect(await stockOf(id)).toEqual({ stock: 20, sold: 0 });
});

it('gives back what was not paid in time', async () => {
  const id = await goods({ stock: 2, cashCents: 1900 });
  const person = await rich('chen', 100);
  const order = await exchange(person, id, { cashCents: 1900 });
  await server.db.execute(
    sql`UPDATE purchase_order SET expires_at = now() - interval '1 second' WHERE id = ${order.purchaseOrderId}`,
  );
  await server.ingest.jobs.enqueue(server.db, commerceRoundJob, 'tenant_default', {});
  const state = async () => (await resultOf(server.app, getMyMallOrder, { id: order.id }, person)).state;
  await expect.poll(state, { timeout: 10_000 }).toBe('expired');
  expect(await balance(person)).toBe(100);
  expect(await stockOf(id)).toEqual({ stock: 2, sold: 0 });
});

it('shows what is on sale, what one can afford, and keeps stock from falling below zero', async () => {
  const [cheap, dear] = [await goods({ stock: 1, credits: 7 }), await goods({ stock: 1, credits: 999_999 })];
  const person = await rich('chu', 10);
  const { items } = await resultOf(server.app, getMallGoods, { isAffordable: true }, person);
  expect(items.map(({ id }) => id)).toEqual([cheap]);
  expect((await resultOf(server.app, getMallGoods, { maxResultCount: 100 })).items.map(({ id }) => id)).toContain(dear);
  await resultOf(server.app, setGoodsOnSale, { id: dear, isOnSale: false }, admin);
  expect(await tryExchange(person, dear, { credits: 999_999 })).toMatchObject({ code: 'Mall.GoodsNotFound' });
  expect(await callEndpoint(server.app, stockGoods, { id: cheap, change: -2 }, admin)).toMatchObject({
    code: 'Mall.StockTooLow',
  });
  expect((await resultOf(server.app, getMallConfig, {})).kinds.length).toBeGreaterThan(1);
  expect(await callEndpoint(server.app, createGoods, { kind: 'quota', title: '次', credits: 1 }, admin)).toMatchObject({
    code: 'Mall.QuotaRequired',
  });
  const { items: waiting } = await resultOf(server.app, getManagedMallOrders, { states: ['paid'] }, admin);
  expect(waiting.every(({ state }) => state === 'paid')).toBe(true);
});
