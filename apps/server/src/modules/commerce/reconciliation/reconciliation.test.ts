import { cancelOrder, getMyOrder } from '@tuyuan/contract/commerce/order.ts';
import {
  closeException,
  getPaymentExceptions,
  recheckException,
  reconcileDay,
} from '@tuyuan/contract/commerce/reconciliation.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDomainEvents } from '../../../platform/events/domain-events.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { shopAt } from '../../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { compareDay } from './compare-day.ts';

let server: TestServer;
let shop: ReturnType<typeof shopAt>;
let admin: { authorization: string };
let imageId: number;
const day = toWireDate(new Date()).slice(0, 10);

beforeAll(async () => {
  // Nothing but the comparison asks the providers here.
  server = await startTestServer({ COMMERCE_ROUND_SECONDS: '3600' });
  shop = shopAt(server);
  admin = await server.logInAs('admin', ['admin']);
  const build = libraryBuilder(server.db);
  imageId = (await build.image({ authorId: await build.photographer('lin'), unitPrice: 8000 })).id;
});
afterAll(async () => {
  const faults = await shop.faults(admin);
  await server.stop();
  expect(faults).toEqual([]);
});

/** An order whose buyer paid while the notice was lost. */
async function paidInSilence(name: string, before?: (orderId: number) => Promise<unknown>) {
  const person = await server.logInAs(name, ['user']);
  const order = await shop.order(person, [{ imageId, unitPrice: 8000 }]);
  const { address } = await shop.startPaying(person, order.id);
  await before?.(order.id);
  await shop.press(address, 'silent');
  const read = () => resultOf(server.app, getMyOrder, { id: order.id }, person);
  return { person, order, read };
}

const compare = () => resultOf(server.app, reconcileDay, { day }, admin);
async function exceptionOf(orderId: number) {
  const { items } = await resultOf(server.app, getPaymentExceptions, {}, admin);
  return items.filter((item) => item.orderId === orderId);
}

it('books a payment of which nobody told us, once, and says so', async () => {
  const { order, read } = await paidInSilence('wang');
  expect((await read()).state).toBe('pendingPayment');
  const { providers } = await compare();
  expect(providers).toMatchObject([
    { provider: 'cashier', hereCount: 1, thereCount: 1, hereCents: 6400, thereCents: 6400 },
  ]);
  await compare();
  expect((await read()).state).toBe('paid');
  expect(await exceptionOf(order.id)).toMatchObject([{ kind: 'paidThere', state: 'settled', note: '已补成已付' }]);
});

it('gives back what was paid for an order that is closed', async () => {
  const { order, read } = await paidInSilence('zhang', async (id) =>
    resultOf(server.app, cancelOrder, { id }, await server.logInAs('zhang', ['user'])),
  );
  await compare();
  expect((await read()).state).toBe('cancelled');
  expect(await exceptionOf(order.id)).toMatchObject([{ kind: 'paidThere', note: '订单已关闭，已原路退款' }]);
});

it('leaves another sum open until both agree, then settles it when it is checked again', async () => {
  const { order, read } = await paidInSilence('li');
  await server.db.execute(sql`UPDATE payment SET amount_cents = amount_cents + 100 WHERE order_id = ${order.id}`);
  await compare();
  await compare();
  const found = await exceptionOf(order.id);
  expect(found).toMatchObject([{ kind: 'amount', state: 'open', hereCents: 0, thereCents: 6400 }]);
  expect((await read()).state).toBe('pendingPayment');
  await server.db.execute(sql`UPDATE payment SET amount_cents = amount_cents - 100 WHERE order_id = ${order.id}`);
  const id = found[0]?.id ?? 0;
  expect(await resultOf(server.app, recheckException, { id }, admin)).toMatchObject({ state: 'settled' });
  expect((await read()).state).toBe('paid');
  expect((await callEndpoint(server.app, recheckException, { id }, admin)).code).toBe('PaymentException.StateMismatch');
});

it('keeps what the provider doesn’t know open until somebody notes how it was dealt with', async () => {
  const person = await server.logInAs('zhao', ['user']);
  const order = await shop.buy(person, [{ imageId, unitPrice: 8000 }]);
  await server.db.execute(
    sql`UPDATE payment SET trade_no = 'P' || reverse(substr(trade_no, 2)) WHERE order_id = ${order.id}`,
  );
  await compare();
  const [found] = await exceptionOf(order.id);
  expect(found).toMatchObject({ kind: 'unanswered', state: 'open', hereCents: 6400, thereCents: null });
  const closing = { id: found?.id ?? 0, note: '微信商户平台查到已入账，单号有误' };
  const answers = await Promise.all([
    callEndpoint(server.app, closeException, closing, admin),
    callEndpoint(server.app, closeException, closing, admin),
  ]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['PaymentException.StateMismatch', null].toSorted());
  expect(await exceptionOf(order.id)).toMatchObject([{ state: 'closed', closedBy: { nickName: 'admin' } }]);
});

it('goes on where the time of a call was over, each payment once', async () => {
  const person = await server.logInAs('sun', ['user']);
  for (let count = 0; count < 3; count += 1)
    await shop.startPaying(person, (await shop.order(person, [{ imageId, unitPrice: 8000 }])).id);
  await server.db.execute(sql`UPDATE payment SET created_at = now() - interval '5 days' WHERE state = 'created'`);
  const old = toWireDate(new Date(Date.now() - 5 * 86_400_000)).slice(0, 10);
  const parts = { events: openDomainEvents(), jobs: server.ingest.jobs, providers: [], timeZone: 'Asia/Shanghai' };
  const seen: (number | null)[] = [];
  for (let after: number | null = 0; after !== null; seen.push(after))
    after = await compareDay(parts, { db: server.db, schema: 'tenant_default' }, { day: old, after, withinMs: 0 });
  const { rows } = await server.db.execute(sql`SELECT id FROM payment WHERE state = 'created' ORDER BY id`);
  expect(rows.length).toBeGreaterThanOrEqual(3);
  expect(seen).toEqual([...rows.map(({ id }) => id), null]);
});
