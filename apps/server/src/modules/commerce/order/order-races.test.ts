import { cancelOrder, download, getMyOrder, packageDownload, requestRefund } from '@tuyuan/contract/commerce/order.ts';
import { deleteImages, purgeImages } from '@tuyuan/contract/library/trash.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openDomainEvents } from '../../../platform/events/domain-events.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { shopAt } from '../../../testing/shop.ts';
import { paintScene } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { accounts, bookTransfers, readBalance } from '../ledger/index.ts';
import { settlePayment } from '../payment/index.ts';
import { expireOrders } from './close-order.ts';

let server: TestServer;
let build: LibraryBuilder;
let shop: ReturnType<typeof shopAt>;
let admin: { authorization: string };
let authorId: number;

beforeAll(async () => {
  server = await startTestServer();
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

const rounds = 10;
const settling = { events: openDomainEvents(), timeZone: 'Asia/Shanghai' };

async function picture() {
  const image = await build.image({ authorId, unitPrice: 6800 });
  await server.ingest.storage.put(image.originalKey, await paintScene(320, 240, image.id).jpeg().toBuffer());
  return image;
}

it('decides between expiring and paying: never both, and no money is lost', async () => {
  const person = await server.logInAs('wang', ['user']);
  const { id: imageId } = await picture();
  const ends: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order = await shop.order(person, [{ imageId, unitPrice: 6800 }]);
    const { address } = await shop.startPaying(person, order.id);
    await server.db.execute(sql`UPDATE purchase_order SET expires_at = now() WHERE id = ${order.id}`);
    await Promise.all([shop.press(address), expireOrders(settling, server.db, 'tenant_default')]);
    const { state, lines } = await resultOf(server.app, getMyOrder, { id: order.id }, person);
    ends.push(state);
    expect(lines.every(({ licence }) => (licence === null) === (state === 'expired'))).toBe(true);
  }
  expect(ends.every((state) => state === 'paid' || state === 'expired')).toBe(true);
});

it('decides between giving back and downloading: who comes second is refused', async () => {
  const person = await server.logInAs('li', ['user']);
  const { id: imageId } = await picture();
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await shop.buy(person, [{ imageId, unitPrice: 6800 }]);
    const [line] = (await resultOf(server.app, getMyOrder, { id }, person)).lines;
    if (!line?.licence) throw new Error('no licence');
    const { address } = await resultOf(server.app, download, { licenceId: line.licence.id, variant: 'web' }, person);
    const wanted = { id, lineIds: [line.id], reason: 'mistake' };
    const [file, refund] = await Promise.all([
      server.app.inject({ url: address, headers: person }),
      callEndpoint(server.app, requestRefund, wanted, person),
    ]);
    const isDownloaded = file.statusCode === 200;
    expect(refund.code).toBe(isDownloaded ? 'Refund.LineDownloaded' : null);
    expect(isDownloaded || file.json<{ error: { code: string } }>().error.code === 'Licence.Resting').toBe(true);
  }
});

it('settles once of twenty notices that come at once', async () => {
  const person = await server.logInAs('wu', ['user']);
  const { id: imageId } = await picture();
  const order = await shop.order(person, [{ imageId, unitPrice: 6800 }]);
  await shop.startPaying(person, order.id);
  const { rows } = await server.db.execute(
    sql`SELECT trade_no, amount_cents FROM payment WHERE order_id = ${order.id}`,
  );
  const { trade_no: tradeNo, amount_cents: amountCents } = z
    .object({ trade_no: z.string(), amount_cents: z.int() })
    .parse(rows[0]);
  const trade = { tradeNo, amountCents, state: 'paid' as const, providerNo: 'C1' };
  const parts = { ...settling, jobs: server.ingest.jobs, providers: [] };
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      settlePayment(parts, {
        db: server.db,
        schema: 'tenant_default',
        provider: 'cashier',
        trade,
        eventNo: `wu-${at}`,
      }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'settled')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(19);
});

it('asks once for what is given back, however often at once', async () => {
  const person = await server.logInAs('zhao', ['user']);
  const { id: imageId } = await picture();
  const { id } = await shop.buy(person, [{ imageId, unitPrice: 6800 }]);
  const { lines } = await resultOf(server.app, getMyOrder, { id }, person);
  const wanted = { id, lineIds: lines.map((line) => line.id), reason: 'mistake' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => callEndpoint(server.app, requestRefund, wanted, person)),
  );
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
});

it('never lets an account fall below zero, and would if balances were not checked', async () => {
  const [from, to] = [accounts.profitAvailable(authorId), accounts.profitPaying(authorId)];
  await bookTransfers(server.db, [{ from: accounts.gateway, to: from, amount: 1000, source: 'test:1', kind: 'gift' }]);
  const before = await readBalance(server.db, from);
  const take = (source: string) => bookTransfers(server.db, [{ from, to, amount: before, source, kind: 'take' }]);
  const taken = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => take(`take:${at}`)));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readBalance(server.db, from)).toBe(0);
  await bookTransfers(server.db, [{ from: to, to: accounts.gateway, amount: 1000, source: 'test:2', kind: 'back' }]);

  // The same twenty where nothing but what each has read holds them back.
  await server.db.execute(sql`CREATE TABLE unguarded AS SELECT 1000 AS balance`);
  const takeUnguarded = async () => {
    const { rows } = await server.db.execute(sql`SELECT balance FROM unguarded`);
    if (Number(rows[0]?.balance) < 1000) return false;
    await server.db.execute(sql`UPDATE unguarded SET balance = balance - 1000`);
    return true;
  };
  const unguarded = await Promise.all(Array.from({ length: 20 }, takeUnguarded));
  expect(unguarded.filter(Boolean).length).toBeGreaterThan(1);
});

it('licenses a free picture to twenty people who ask at once', async () => {
  const { id: imageId } = await build.image({ authorId, unitPrice: 0 });
  const people = await Promise.all(Array.from({ length: 20 }, (_, at) => server.logInAs(`free${at}`, ['user'])));
  const orders = await Promise.all(people.map((person) => shop.order(person, [{ imageId, unitPrice: 0 }])));
  expect(orders.every(({ state }) => state === 'paid')).toBe(true);
});

it('keeps a picture that an order names when its trash is emptied', async () => {
  const person = await server.logInAs('zhou', ['user']);
  const { id: imageId, originalKey } = await picture();
  const { id } = await shop.order(person, [{ imageId, unitPrice: 6800 }]);
  await resultOf(server.app, cancelOrder, { id }, person);
  await resultOf(server.app, deleteImages, { ids: [imageId] }, admin);
  await resultOf(server.app, purgeImages, { ids: [imageId], count: 1 }, admin);
  expect((await resultOf(server.app, getMyOrder, { id }, person)).lines).toHaveLength(1);
  expect(await server.ingest.storage.size(originalKey)).not.toBeNull();
});

it('refuses to change or forget a transfer', async () => {
  await expect(server.db.execute(sql`UPDATE ledger_transfer SET amount = amount + 1`)).rejects.toThrow();
  await expect(server.db.execute(sql`DELETE FROM ledger_transfer`)).rejects.toThrow();
});

it('gives nobody a byte of an original that they have no licence for', async () => {
  const { id: imageId, version, originalKey } = await picture();
  const original = await server.ingest.storage.size(originalKey);
  const owner = await server.logInAs('sun', ['user']);
  const { id: orderId } = await shop.buy(owner, [{ imageId, unitPrice: 6800 }]);
  const [line] = (await resultOf(server.app, getMyOrder, { id: orderId }, owner)).lines;
  const licenceId = line?.licence?.id ?? 0;
  const { address } = await resultOf(server.app, download, { licenceId, variant: 'original' }, owner);
  const zip = await resultOf(server.app, packageDownload, { id: orderId, variant: 'original' }, owner);

  const strangers: Record<string, { authorization?: string; host?: string }> = {
    guest: {},
    'other buyer': await server.logInAs('qian', ['user']),
    photographer: await server.logInAs('photographer', ['photographer']),
    reviewer: await server.logInAs('reviewer', ['reviewer']),
    'other tenant': { host: 'unknown.example' },
  };
  const widths = [0, 1, 320, 640, 1280, 1600, 1601, 2048, 3000, 6000];
  const paths = [
    address,
    zip.address,
    `/api/Resource/Image/Raw/${imageId}`,
    ...widths.flatMap((width) => [`/api/Resource/Image/${imageId}/${width}/${version}`]),
    `/api/Resource/Misc/${originalKey.split('/').at(-1)}`,
    `/api/Resource/Image/${imageId}/original/${version}`,
    `/files/${originalKey}`,
    `/api/Resource/../${originalKey}`,
  ];
  for (const [who, headers] of Object.entries(strangers)) {
    for (const url of paths)
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers: answered, rawPayload } = await server.app.inject({ url, method, headers });
        const isPicture = String(answered['content-type']).startsWith('image/') && statusCode === 200;
        expect({ who, url, isPicture, isWhole: rawPayload.length === original }).toEqual({
          who,
          url,
          isPicture: false,
          isWhole: false,
        });
      }
    const { authorization } = headers;
    if (authorization === undefined) continue;
    for (const endpoint of [download, packageDownload]) {
      const wanted = endpoint === download ? { licenceId, variant: 'original' } : { id: orderId, variant: 'original' };
      expect((await callEndpoint(server.app, endpoint, wanted, { authorization })).status).toBe(404);
    }
  }
});
