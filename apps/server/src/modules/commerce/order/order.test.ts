import { PDFDocument } from '@cantoo/pdf-lib';
import { getFirstBuy } from '@tuyuan/contract/account/front-user.ts';
import { certificatePath } from '@tuyuan/contract/commerce/commerce-path.ts';
import { verifyLicence } from '@tuyuan/contract/commerce/licence.ts';
import {
  cancelOrder,
  createOrder,
  download,
  getMyOrder,
  getMyOrders,
  packageDownload,
  quoteOrder,
  requestRefund,
} from '@tuyuan/contract/commerce/order.ts';
import { getOrderPayState } from '@tuyuan/contract/commerce/payment.ts';
import { approveRefund, rejectRefund } from '@tuyuan/contract/commerce/refund-management.ts';
import { createCartItem, getCartList, getGuestCart, mergeCart } from '@tuyuan/contract/commerce/shopping-cart.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commerceRoundJob } from '../../../commerce-jobs.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { shopAt } from '../../../testing/shop.ts';
import { paintScene } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { accounts, readBalance } from '../ledger/index.ts';

let server: TestServer;
let build: LibraryBuilder;
let shop: ReturnType<typeof shopAt>;
let admin: { authorization: string };
let authorId: number;

beforeAll(async () => {
  server = await startTestServer({ COMMERCE_ROUND_SECONDS: '0.2' });
  build = libraryBuilder(server.db);
  shop = shopAt(server);
  admin = await server.logInAs('admin', ['admin']);
  authorId = await build.photographer('lin');
});
afterAll(async () => {
  const faults = await shop.faults(admin);
  await server.stop();
  expect(faults).toEqual([]);
});

async function until<Value>(read: () => Promise<Value>, isDone: (value: Value) => boolean): Promise<Value> {
  for (let tries = 0; tries < 100; tries += 1) {
    const value = await read();
    if (isDone(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it did not come to that');
}
const buyer = (name: string) => server.logInAs(name, ['user']);
const image = (unitPrice: number | null = 6800) => build.image({ authorId, unitPrice });

it('sells licences: a fifth off the first time, the author sixty per cent, frozen, the cart emptied', async () => {
  const person = await buyer('wang');
  const [one, two] = [await image(6800), await image(42_000)];
  await resultOf(server.app, createCartItem, { imageId: one.id, tier: 'commercial' }, person);
  const choices = [
    { imageId: one.id, unitPrice: 6800 },
    { imageId: two.id, unitPrice: 42_000 },
  ];
  const before = await readBalance(server.db, accounts.profitFrozen(authorId));
  const order = await shop.order(person, choices);
  expect(order).toMatchObject({ state: 'pendingPayment', listCents: 48_800, discountCents: 9760, totalCents: 39_040 });
  expect(await resultOf(server.app, getFirstBuy, {}, person)).toBe(true);
  const { address, qr, amountCents } = await shop.startPaying(person, order.id);
  expect(amountCents).toBe(39_040);
  expect(qr).toContain('<svg');
  expect((await resultOf(server.app, getOrderPayState, { orderId: order.id }, person)).state).toBe('pendingPayment');
  expect(await shop.press(address, 'twice')).toContain('支付成功');

  const paid = await resultOf(server.app, getMyOrder, { id: order.id }, person);
  expect(paid).toMatchObject({ state: 'paid', paidWith: 'cashier', abilities: { refund: true, download: true } });
  expect(paid.lines.map(({ paidCents }) => paidCents)).toEqual([5440, 33_600]);
  expect(paid.lines.every(({ licence }) => licence !== null)).toBe(true);
  expect((await readBalance(server.db, accounts.profitFrozen(authorId))) - before).toBe(3264 + 20_160);
  expect(await resultOf(server.app, getCartList, {}, person)).toEqual([]);
  expect(await resultOf(server.app, getFirstBuy, {}, person)).toBe(false);
  const later = await resultOf(server.app, quoteOrder, { choices: shop.wantedOrder(choices).choices }, person);
  expect(later).toMatchObject({ discountCents: 0, isFirstPurchase: false });
});

it('settles once however often and from wherever it is told', async () => {
  const person = await buyer('zhao');
  const { id } = await image();
  const order = await shop.order(person, [{ imageId: id, unitPrice: 6800 }]);
  const { address } = await shop.startPaying(person, order.id);
  await Promise.all(Array.from({ length: 20 }, () => shop.press(address)));
  const paid = await resultOf(server.app, getMyOrder, { id: order.id }, person);
  expect(paid.history.map(({ toState }) => toState)).toEqual(['pendingPayment', 'paid']);
});

it('finds out by itself what a lost notice would have told', async () => {
  const person = await buyer('qian');
  const { id } = await image();
  const order = await shop.order(person, [{ imageId: id, unitPrice: 6800 }]);
  const { address } = await shop.startPaying(person, order.id);
  await shop.press(address, 'silent');
  await server.db.execute(
    sql`UPDATE payment SET created_at = now() - interval '2 minutes' WHERE order_id = ${order.id}`,
  );
  const state = () => resultOf(server.app, getOrderPayState, { orderId: order.id }, person);
  await server.ingest.jobs.enqueue(server.db, commerceRoundJob, 'tenant_default', {});
  expect((await until(state, (found) => found.state !== 'pendingPayment')).state).toBe('paid');
});

it('gives money back that came too late', async () => {
  const person = await buyer('sun');
  const { id } = await image();
  const order = await shop.order(person, [{ imageId: id, unitPrice: 6800 }]);
  const { address } = await shop.startPaying(person, order.id);
  await resultOf(server.app, cancelOrder, { id: order.id }, person);
  await shop.press(address);
  const due = () => readBalance(server.db, accounts.refundDue);
  expect((await resultOf(server.app, getMyOrder, { id: order.id }, person)).state).toBe('cancelled');
  expect(await until(due, (cents) => cents === 0)).toBe(0);
});

it('takes the prices the caller saw, or says which changed', async () => {
  const person = await buyer('li');
  const [one, gone] = [await image(6800), await image(null)];
  const wanted = shop.wantedOrder([
    { imageId: one.id, unitPrice: 100 },
    { imageId: gone.id, unitPrice: 100 },
  ]);
  expect(await callEndpoint(server.app, createOrder, wanted, person)).toMatchObject({
    code: 'Order.NotBuyable',
    validationErrors: [{ members: ['choices.1'] }],
  });
  const dear = shop.wantedOrder([{ imageId: one.id, unitPrice: 100 }]);
  expect(await callEndpoint(server.app, createOrder, dear, person)).toMatchObject({
    code: 'Order.PriceChanged',
    validationErrors: [{ members: ['choices.0'] }],
  });
});

it('gives the first purchase’s discount once to a person who orders twenty times at once', async () => {
  const person = await buyer('zhou');
  const { id } = await image(10_000);
  const orders = await Promise.all(
    Array.from({ length: 20 }, () => shop.order(person, [{ imageId: id, unitPrice: 10_000 }])),
  );
  expect(orders.filter(({ discountCents }) => discountCents > 0)).toHaveLength(1);
  const reserved = orders.find(({ discountCents }) => discountCents > 0);
  await Promise.all(orders.map((order) => resultOf(server.app, cancelOrder, { id: order.id }, person)));
  expect((await shop.order(person, [{ imageId: id, unitPrice: 10_000 }])).discountCents).toBe(2000);
  expect(reserved?.totalCents).toBe(8000);
});

it('licenses what is free at once', async () => {
  const person = await buyer('wu');
  const { id } = await image(0);
  const order = await shop.order(person, [{ imageId: id, unitPrice: 0 }]);
  expect(order).toMatchObject({ state: 'paid', paidWith: 'free', abilities: { refund: false, download: true } });
});

it('decides between cancelling and paying: never both', async () => {
  const person = await buyer('zheng');
  const { id } = await image();
  for (let round = 0; round < 8; round += 1) {
    const order = await shop.order(person, [{ imageId: id, unitPrice: 6800 }]);
    const { address } = await shop.startPaying(person, order.id);
    const cancelling = callEndpoint(server.app, cancelOrder, { id: order.id }, person);
    const [, cancelled] = await Promise.all([shop.press(address), cancelling]);
    const { state, lines } = await resultOf(server.app, getMyOrder, { id: order.id }, person);
    expect(state).toBe(cancelled.code === null ? 'cancelled' : 'paid');
    expect(lines.every(({ licence }) => (licence === null) === (state === 'cancelled'))).toBe(true);
  }
});

it('answers a retried order with the first one', async () => {
  const person = await buyer('feng');
  const { id } = await image();
  const wanted = shop.wantedOrder([{ imageId: id, unitPrice: 6800 }]);
  const headers = { ...person, 'idempotency-key': 'f2b1c6f6-7c0e-4d5e-9a34-000000000001' };
  const first = await resultOf(server.app, createOrder, wanted, headers);
  const again = await resultOf(server.app, createOrder, wanted, headers);
  expect(again.id).toBe(first.id);
  expect((await resultOf(server.app, getMyOrders, {}, person)).totalCount).toBe(1);
});

it('gives a line back that was never downloaded: licence revoked, share gone, money back', async () => {
  const person = await buyer('chen');
  const [one, two] = [await image(10_000), await image(10_000)];
  const { id } = await shop.buy(person, [
    { imageId: one.id, unitPrice: 10_000 },
    { imageId: two.id, unitPrice: 10_000 },
  ]);
  const frozen = await readBalance(server.db, accounts.profitFrozen(authorId));
  const paid = await resultOf(server.app, getMyOrder, { id }, person);
  const [line] = paid.lines;
  if (!line?.licence) throw new Error('no licence');
  const wanted = { id, lineIds: [line.id], reason: 'mistake' };
  expect(await resultOf(server.app, requestRefund, wanted, person)).toMatchObject({ state: 'refunding' });
  expect(await callEndpoint(server.app, requestRefund, wanted, person)).toMatchObject({ code: 'Refund.LineTaken' });
  const resting = { licenceId: line.licence.id, variant: 'original' };
  expect(await callEndpoint(server.app, download, resting, person)).toMatchObject({ code: 'Licence.Resting' });
  const [refund] = (await resultOf(server.app, getMyOrder, { id }, person)).refunds;
  if (!refund) throw new Error('no refund');
  await resultOf(server.app, approveRefund, { id: refund.id }, admin);
  const back = await until(
    () => resultOf(server.app, getMyOrder, { id }, person),
    ({ refunds }) => refunds[0]?.state === 'done',
  );
  expect(back).toMatchObject({ state: 'partRefunded', refundedCents: 8000 });
  expect(frozen - (await readBalance(server.db, accounts.profitFrozen(authorId)))).toBe(4800);
  expect(await resultOf(server.app, verifyLicence, { no: line.licence.no.toLowerCase() })).toMatchObject({
    isRevoked: true,
    licensee: '林*雨',
  });
});

it('hands the original over to the buyer alone, with a mark, and then it can’t be given back', async () => {
  const person = await buyer('chu');
  const stranger = await buyer('wei');
  const { id: imageId, originalKey } = await image();
  await server.ingest.storage.put(originalKey, await paintScene(640, 480).jpeg().toBuffer());
  const { id } = await shop.buy(person, [{ imageId, unitPrice: 6800 }]);
  const [line] = (await resultOf(server.app, getMyOrder, { id }, person)).lines;
  if (!line?.licence) throw new Error('no licence');
  const wanted = { licenceId: line.licence.id, variant: 'original' };
  expect(await callEndpoint(server.app, download, wanted, stranger)).toMatchObject({ code: 'Licence.NotFound' });
  const { address } = await resultOf(server.app, download, wanted, person);
  const get = (headers: { authorization?: string }) => server.app.inject({ url: address, headers });
  expect((await get(stranger)).json()).toMatchObject({ error: { code: 'Download.LinkRefused' } });
  expect((await get({})).json()).toMatchObject({ error: { code: 'Session.Required' } });
  const file = await get(person);
  expect(file.headers['content-type']).toBe('image/jpeg');
  expect(await resultOf(server.app, getMyOrder, { id }, person)).toMatchObject({ state: 'completed' });
  const refund = { id, lineIds: [line.id], reason: 'mistake' };
  expect(await callEndpoint(server.app, requestRefund, refund, person)).toMatchObject({
    code: 'Refund.LineDownloaded',
  });
});

it('writes a certificate that a reader finds words in, for the buyer and the office, stamped once it is revoked', async () => {
  const person = await buyer('jiang');
  const { id: imageId, originalKey } = await image();
  await server.ingest.storage.put(originalKey, await paintScene(640, 480).jpeg().toBuffer());
  const { id } = await shop.buy(person, [{ imageId, unitPrice: 6800 }]);
  const [line] = (await resultOf(server.app, getMyOrder, { id }, person)).lines;
  const no = line?.licence?.no ?? '';
  const get = (headers: { authorization?: string }) => server.app.inject({ url: certificatePath(no), headers });
  const certificate = await get(person);
  expect(certificate.headers['content-type']).toBe('application/pdf');
  expect(certificate.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await PDFDocument.load(certificate.rawPayload)).getTitle()).toBe(`授权证书 ${no}`);
  expect((await get(admin)).statusCode).toBe(200);
  expect((await get(await buyer('shen'))).statusCode).toBe(404);
  expect((await get({})).statusCode).toBe(401);

  const { address } = await resultOf(server.app, packageDownload, { id, variant: 'web' }, person);
  const zip = await server.app.inject({ url: address, headers: person });
  expect(zip.headers['content-type']).toBe('application/zip');
  const names = zip.rawPayload.toString('utf8');
  expect(names).toContain(`授权证书/${no}.pdf`);
  expect(names).toContain(`${no}.jpg`);
});

it('keeps a visitor’s choices that can be bought when they log in, each once, and says what each is worth today', async () => {
  const person = await buyer('han');
  const [one, gone] = [await image(6800), await image(null)];
  const choices = [
    { imageId: one.id, tier: 'commercial' },
    { imageId: one.id, tier: 'commercial' },
    { imageId: gone.id, tier: 'commercial' },
  ];
  const written = choices.map(({ imageId, tier }) => `${imageId}:${tier}`);
  const guest = await resultOf(server.app, getGuestCart, { choices: written });
  expect(guest.map(({ fault }) => fault)).toEqual([null, null, 'tierNotSold']);
  expect(await resultOf(server.app, mergeCart, { choices }, person)).toEqual({ added: 1 });
  await server.db.execute(sql`UPDATE image SET price_commercial = 7000 WHERE id = ${one.id}`);
  const [line] = await resultOf(server.app, getCartList, {}, person);
  expect(line).toMatchObject({ unitPrice: 7000, priceBefore: 6800, licensedTo: null });
  const { id } = await shop.buy(person, [{ imageId: one.id, unitPrice: 7000 }]);
  await resultOf(server.app, createCartItem, { imageId: one.id, tier: 'editorial' }, person);
  expect((await resultOf(server.app, getCartList, {}, person))[0]).toMatchObject({ licensedTo: 'me' });
  expect((await resultOf(server.app, getMyOrder, { id }, person)).state).toBe('paid');
});

it('answers a refund with the reason it was rejected for; the licence works again', async () => {
  const person = await buyer('yang');
  const { id: imageId } = await image();
  const { id } = await shop.buy(person, [{ imageId, unitPrice: 6800 }]);
  const [line] = (await resultOf(server.app, getMyOrder, { id }, person)).lines;
  const wanted = { id, lineIds: [line?.id ?? 0], reason: 'other', message: '不合适' };
  const { refunds } = await resultOf(server.app, requestRefund, wanted, person);
  const refundId = refunds[0]?.id ?? 0;
  const stranger = await buyer('zhu');
  expect(await callEndpoint(server.app, rejectRefund, { id: refundId, answer: '不行' }, stranger)).toMatchObject({
    status: 403,
  });
  await resultOf(server.app, rejectRefund, { id: refundId, answer: '已过使用期' }, admin);
  const again = await resultOf(server.app, getMyOrder, { id }, person);
  expect(again).toMatchObject({ state: 'paid', abilities: { refund: true } });
  expect(again.refunds[0]).toMatchObject({ state: 'rejected', answer: '已过使用期' });
  expect(await callEndpoint(server.app, approveRefund, { id: refundId }, admin)).toMatchObject({
    code: 'Refund.StateMismatch',
  });
});
