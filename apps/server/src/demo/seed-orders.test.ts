import { randomBytes } from 'node:crypto';
import { getIntegrityReport } from '@tuyuan/contract/commerce/ledger.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSecretBox } from '../platform/secret-box.ts';
import { resultOf } from '../testing/call-endpoint.ts';
import { libraryBuilder } from '../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { demoOrders, demoPayouts } from './demo-orders.data.ts';
import { seedOrders } from './seed-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('gives the demo orders in every state, a year of income and payouts, once, and books that balance', async () => {
  const build = libraryBuilder(server.db);
  const authors = new Set(demoOrders.map(({ author }) => author));
  for (const name of authors) {
    const authorId = await build.photographer(name);
    await server.db.execute(sql`UPDATE app_user SET user_name = ${name} WHERE id = ${authorId}`);
    for (let count = 0; count < 9; count += 1) await build.image({ authorId, unitPrice: 20_000 });
  }
  for (const name of ['visitor', 'editor']) await server.logInAs(name, ['user']);
  const admin = await server.logInAs('admin', ['admin']);
  const key = randomBytes(32);
  const library = { schema: 'tenant_default', db: server.db };
  const seeding = {
    jobs: server.ingest.jobs,
    timeZone: 'Asia/Shanghai',
    personBox: openSecretBox(key, 'person'),
    payoutBox: openSecretBox(key, 'payout'),
  };
  await seedOrders(library, seeding);
  await seedOrders(library, seeding);
  const { rows } = await server.db.execute(
    sql`SELECT state, count(*)::int AS count FROM purchase_order GROUP BY state ORDER BY state`,
  );
  const of = (end: string) => demoOrders.filter((order) => order.end === end).length;
  expect(rows).toEqual([
    { state: 'cancelled', count: of('cancelled') },
    { state: 'completed', count: of('downloaded') },
    { state: 'paid', count: of('new') },
    { state: 'partRefunded', count: of('refunded') },
    { state: 'pendingPayment', count: of('waiting') },
  ]);
  const paidOut = await server.db.execute(sql`SELECT state FROM payout ORDER BY id`);
  expect(paidOut.rows).toEqual(demoPayouts.map(({ isPaid }) => ({ state: isPaid ? 'paid' : 'requested' })));
  const { sums, checks } = await resultOf(server.app, getIntegrityReport, {}, admin);
  expect(sums.map(({ sum }) => sum)).toEqual([0, 0, 0]);
  expect(checks.filter(({ violations }) => violations > 0)).toEqual([]);
});
