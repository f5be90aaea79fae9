import { buyPackage, getMyPackages, getTrades } from '@tuyuan/contract/commerce/image-auth-trade.ts';
import { cancelOrder, createOrder, getMyOrder, getMyOrders, requestRefund } from '@tuyuan/contract/commerce/order.ts';
import {
  closePackage,
  createOffer,
  extendPackage,
  findPackageOwners,
  getPackages,
  grantPackage,
  updateOffer,
} from '@tuyuan/contract/commerce/package-management.ts';
import { approveRefund } from '@tuyuan/contract/commerce/refund-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { shopAt } from '../../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { accounts, readBalance } from '../ledger/index.ts';
import { forfeitPackages } from './forfeit-packages.ts';

type Person = { authorization: string };
let server: TestServer;
let shop: ReturnType<typeof shopAt>;
let admin: Person;
let imageId: number;
let authorId: number;
const year = new Date().getFullYear();
const nextYear = `${year + 1}-12-31`;

beforeAll(async () => {
  server = await startTestServer({ COMMERCE_ROUND_SECONDS: '3600' });
  shop = shopAt(server);
  admin = await server.logInAs('admin', ['admin']);
  const build = libraryBuilder(server.db);
  authorId = await build.photographer('lin');
  imageId = (await build.image({ authorId, unitPrice: 8000 })).id;
  await server.db.execute(sql`UPDATE image SET can_use_auth_pay = true`);
});
afterAll(async () => {
  const faults = await shop.faults(admin);
  await server.stop();
  expect(faults).toEqual([]);
});

const idOf = async (name: string) =>
  Number((await server.db.execute(sql`SELECT id FROM app_user WHERE user_name = ${name}`)).rows[0]?.id);
const grant = (userId: number, quota: number) =>
  resultOf(server.app, grantPackage, { name: '赠送', userId, quota, tier: 'extended', validUntil: nextYear }, admin);
const pay = (person: Person, packageId: number) =>
  callEndpoint(
    server.app,
    createOrder,
    shop.wantedOrder([{ imageId, unitPrice: 8000 }], { payBy: 'package', packageId }),
    person,
  );
const mine = (person: Person) => resultOf(server.app, getMyPackages, {}, person);

it('sells a package at the offer’s terms of then: it counts from the payment, and pays pictures at a part of its price', async () => {
  const person = await server.logInAs('wang', ['user']);
  const offer = await resultOf(
    server.app,
    createOffer,
    { name: '商用年包', quota: 3, priceCents: 10_000, tier: 'commercial', validMonths: 12, isOnSale: true },
    admin,
  );
  const stale = await callEndpoint(server.app, buyPackage, { offerId: offer.id, priceCents: 1 }, person);
  expect(stale.code).toBe('Order.PriceChanged');
  const order = await resultOf(server.app, buyPackage, { offerId: offer.id, priceCents: 10_000 }, person);
  expect(order).toMatchObject({ kind: 'package', totalCents: 10_000, state: 'pendingPayment' });
  expect((await mine(person)).packages).toEqual([]);
  await resultOf(server.app, updateOffer, { ...offer, quota: 1, isOnSale: false }, admin);
  const { address } = await shop.startPaying(person, order.id);
  await shop.press(address, 'twice');
  const [bought] = (await mine(person)).packages;
  expect(bought).toMatchObject({ quota: 3, left: 3, tier: 'commercial', state: 'active', unit: null });
  expect((await resultOf(server.app, getMyOrder, { id: order.id }, person)).state).toBe('completed');
  const gone = await callEndpoint(server.app, buyPackage, { offerId: offer.id, priceCents: 10_000 }, person);
  expect(gone.code).toBe('PackageOffer.NotFound');

  const id = bought?.id ?? 0;
  expect((await pay(person, id)).status).toBe(200);
  // A third of the price each, rounded down; the author has sixty per cent of it.
  expect(await readBalance(server.db, accounts.profitFrozen(authorId))).toBe(Math.floor(3333 * 0.6));
  expect(await readBalance(server.db, accounts.packageValue(id))).toBe(10_000 - 3333);
  const paid = (await resultOf(server.app, getMyOrders, {}, person)).items.find(({ payBy }) => payBy === 'package');
  const lineIds = [paid?.lines[0]?.id ?? 0];
  const asked = await resultOf(
    server.app,
    requestRefund,
    { id: paid?.id ?? 0, lineIds, reason: 'plan', message: '' },
    person,
  );
  await resultOf(server.app, approveRefund, { id: asked.refunds[0]?.id ?? 0 }, admin);
  const { items } = await resultOf(server.app, getTrades, { packageId: id }, person);
  expect(items.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['returned', 1, 3],
    ['used', -1, 2],
    ['granted', 3, 3],
  ]);
  const stranger = await server.logInAs('stranger', ['user']);
  expect((await callEndpoint(server.app, getTrades, { packageId: id }, stranger)).code).toBe('Package.NotFound');
});

it('finds people and units to give one to', async () => {
  await server.logInAs('candidate', ['user']);
  const { items } = await resultOf(server.app, findPackageOwners, { keyword: 'candid' }, admin);
  expect(items).toMatchObject([{ kind: 'user', name: 'candidate' }]);
});

it('forgets a package whose order is cancelled', async () => {
  const person = await server.logInAs('zhang', ['user']);
  const { id: offerId } = await resultOf(
    server.app,
    createOffer,
    { name: '小包', quota: 5, priceCents: 5000, tier: 'editorial', validMonths: 3, isOnSale: true },
    admin,
  );
  const order = await resultOf(server.app, buyPackage, { offerId, priceCents: 5000 }, person);
  await resultOf(server.app, cancelOrder, { id: order.id }, person);
  expect((await mine(person)).packages).toEqual([]);
  const { rows } = await server.db.execute(sql`SELECT 1 FROM authorization_package WHERE name = '小包'`);
  expect(rows).toEqual([]);
});

it('gives one to a unit, whose members spend it and nobody else', async () => {
  const [member, other] = [await server.logInAs('member', ['user']), await server.logInAs('other', ['user'])];
  const unitId = Number(
    (await server.db.execute(sql`INSERT INTO organization_unit (name) VALUES ('文旅局') RETURNING id`)).rows[0]?.id,
  );
  await server.db.execute(
    sql`INSERT INTO organization_unit_member (unit_id, user_id) VALUES (${unitId}, ${await idOf('member')})`,
  );
  const nobody = await callEndpoint(
    server.app,
    grantPackage,
    { name: '单位', quota: 2, tier: 'extended', validUntil: nextYear },
    admin,
  );
  expect(nobody.validationErrors.flatMap(({ members }) => members)).toEqual(['userId']);
  const over = await callEndpoint(
    server.app,
    grantPackage,
    { name: '单位', unitId, quota: 2, tier: 'extended', validUntil: '2020-01-01' },
    admin,
  );
  expect(over.code).toBe('Package.EndsBefore');
  const { id } = await resultOf(
    server.app,
    grantPackage,
    { name: '单位', unitId, quota: 2, tier: 'extended', validUntil: nextYear },
    admin,
  );
  expect((await mine(member)).packages).toMatchObject([{ unit: { name: '文旅局' }, left: 2 }]);
  expect((await pay(member, id)).status).toBe(200);
  expect((await pay(other, id)).code).toBe('Package.NotFound');
});

it('lets twenty at once have the last licence once, and never falls below zero', async () => {
  const person = await server.logInAs('dao', ['user']);
  const { id } = await grant(await idOf('dao'), 1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(person, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'Package.Insufficient']));
  expect((await mine(person)).packages).toMatchObject([{ left: 0, state: 'used' }]);
});

it('closes and extends packages, and forfeits the rest of what ended once nothing can be given back', async () => {
  const person = await server.logInAs('he', ['user']);
  const [closed, ending] = [await grant(await idOf('he'), 4), await grant(await idOf('he'), 4)];
  await resultOf(server.app, closePackage, { id: closed.id, note: '发错了' }, admin);
  expect((await pay(person, closed.id)).code).toBe('Package.NotFound');
  const again = await callEndpoint(server.app, extendPackage, { id: closed.id, validUntil: nextYear }, admin);
  expect(again.code).toBe('Package.StateMismatch');
  const extended = await resultOf(server.app, extendPackage, { id: ending.id, validUntil: `${year + 2}-06-30` }, admin);
  expect(extended.validUntil).toContain(`${year + 2}-0`);

  await server.db.execute(
    sql`UPDATE authorization_package SET valid_until = now() - interval '1 day' WHERE id = ${ending.id}`,
  );
  await forfeitPackages(server.db);
  expect(await readBalance(server.db, accounts.quota(ending.id))).toBe(4);
  await server.db.execute(
    sql`UPDATE authorization_package SET valid_until = now() - interval '30 days' WHERE id = ${ending.id}`,
  );
  await forfeitPackages(server.db);
  await forfeitPackages(server.db);
  expect(await readBalance(server.db, accounts.quota(ending.id))).toBe(0);
  expect((await resultOf(server.app, getTrades, { packageId: ending.id }, person)).items).toMatchObject([
    { kind: 'expired', amount: -4, balance: 0 },
    { kind: 'granted', amount: 4, balance: 4 },
  ]);
  const { items } = await resultOf(server.app, getPackages, { keyword: 'he', states: ['closed', 'ended'] }, admin);
  expect(items.map(({ state }) => state).toSorted()).toEqual(['closed', 'ended']);
});
