// Money under every kind of fault: `pnpm bench money [--sequences 10000] [--clients 24] [--kills 5] [--port 8098]`.
// Random sequences of orders, payments, notices (right, twice, forged, stale, of another sum, lost), cancellations, downloads
// and refunds, while the server is killed; then the books are compared with what the provider has.
import { parseArgs } from 'node:util';
import { getIntegrityReport } from '@tuyuan/contract/commerce/ledger.ts';
import { reconcileDay } from '@tuyuan/contract/commerce/reconciliation.ts';
import { pretendWechatPay } from '@tuyuan/server/src/testing/pretend-wechat-pay.ts';
import { machineLine } from './bench-database.ts';
import { measure, verdict } from './measure.ts';
import { type MoneyWorld, runSequence } from './money-sequence.ts';
import { resultOf, withOwnServer } from './own-server.ts';
import { seededRandom } from './seeded-random.ts';
import { makeImages } from './shop-images.ts';
import { makePeople } from './shop-people.ts';

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '24' },
    kills: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '8098' },
  },
});
const [sequences, clients, kills, port] = [values.sequences, values.clients, values.kills, values.port].map(Number);
const unitPrice = 8800;
const minute = 60_000;

console.log(machineLine());
const wechat = await pretendWechatPay();
const { account } = wechat;
await withOwnServer(
  {
    port: port ?? 8098,
    sockets: clients ?? 24,
    environment: {
      MODE: 'all',
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      PAYMENT_PROVIDERS: 'wechat',
      WECHAT_PAY_APP_ID: account.appId,
      WECHAT_PAY_MCH_ID: account.mchId,
      WECHAT_PAY_SERIAL_NO: account.serialNo,
      WECHAT_PAY_PRIVATE_KEY: account.privateKey,
      WECHAT_PAY_PUBLIC_KEY_ID: account.publicKeyId,
      WECHAT_PAY_PUBLIC_KEY: account.publicKey,
      WECHAT_PAY_API_KEY: account.apiKey,
      WECHAT_PAY_SERVER: account.server,
    },
  },
  async (server) => {
    const { client } = server;
    const buyers = await makePeople(client, Math.max(50, Math.ceil((sequences ?? 0) / 10)), '买家', 'user');
    const [office = ''] = await makePeople(client, 1, '财务', 'admin');
    const imageIds = await makeImages(client, 60, unitPrice);
    const world: MoneyWorld = {
      server,
      port: port ?? 8098,
      wechat,
      buyers,
      office,
      imageIds,
      unitPrice,
      counts: new Map(),
      faults: [],
    };
    const random = seededRandom(Number(values.seed));
    let done = 0;
    let killed = 0;
    const figures = await measure(sequences ?? 0, clients ?? 24, async () => {
      const own = seededRandom(Math.floor(random() * 2 ** 31));
      await runSequence(world, own).catch((error: unknown) => world.faults.push(String(error).slice(0, 300)));
      done += 1;
      if (killed < (kills ?? 0) && done >= ((killed + 1) * (sequences ?? 0)) / ((kills ?? 0) + 1)) {
        killed += 1;
        await server.killAndRestart();
      }
    });
    await settle(world);
    await report(world, { perSecond: figures.perSecond, killed });
  },
);
await wechat.stop();

/** Has lost notices found and waits until no refund is on its way. */
async function settle({ server, office }: MoneyWorld): Promise<void> {
  const headers = { authorization: `Bearer ${office}` };
  const day = new Date(Date.now() + 8 * 60 * minute).toISOString().slice(0, 10);
  for (let after: number | null = 0; after !== null; ) {
    const answer = await server.post(reconcileDay.path, headers, { day, after });
    after = resultOf(reconcileDay.output, answer).next;
  }
  for (let tries = 0; tries < 1800; tries += 1) {
    const { rows } = await server.client.query(`SELECT 1 FROM refund WHERE state = 'approved' LIMIT 1`);
    if (rows.length === 0) return;
    await new Promise((next) => setTimeout(next, 200));
  }
}

async function report(
  { server, wechat: provider, office, counts, faults }: MoneyWorld,
  { perSecond, killed }: { perSecond: number; killed: number },
): Promise<void> {
  const { client } = server;
  const number = async (text: string): Promise<number> => Number((await client.query(text)).rows[0]?.value ?? 0);
  const integrity = resultOf(
    getIntegrityReport.output,
    await server.get(getIntegrityReport.path, { authorization: `Bearer ${office}` }),
  );
  const trades = [...provider.trades.values()];
  const paidThere = trades.filter(({ state }) => state === 'SUCCESS');
  const taken = paidThere.reduce((sum, { total }) => sum + total, 0);
  const given = trades.reduce(
    (sum, { refunds }) => sum + [...refunds.values()].reduce((all, each) => all + each, 0),
    0,
  );
  console.table([...counts].map(([step, times]) => ({ step, times })));
  console.table([
    { what: 'sequences a second, kills included', is: perSecond.toFixed(1) },
    { what: 'kill -9 of the server', is: killed },
  ]);
  const rows = [
    {
      what: 'trades that the provider has as paid',
      is: paidThere.length,
      wanted: await number(`SELECT count(*) AS value FROM payment WHERE state IN ('paid', 'late')`),
    },
    {
      what: 'orders with more than one settled payment',
      is: await number(
        `SELECT count(*) AS value FROM (SELECT 1 FROM payment WHERE state = 'paid' GROUP BY order_id HAVING count(*) > 1) x`,
      ),
      wanted: 0,
    },
    {
      what: 'paid orders without a payment',
      is: await number(
        `SELECT count(*) AS value FROM purchase_order o WHERE paid_at IS NOT NULL AND total_cents > 0 AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.order_id = o.id AND p.state = 'paid')`,
      ),
      wanted: 0,
    },
    {
      what: 'licences of orders that were never paid',
      is: await number(
        `SELECT count(*) AS value FROM licence x JOIN purchase_line l ON l.id = x.line_id JOIN purchase_order o ON o.id = l.order_id WHERE o.paid_at IS NULL`,
      ),
      wanted: 0,
    },
    {
      what: 'fen that the provider holds for us',
      is: taken - given,
      wanted: -(await number(
        `SELECT balance AS value FROM ledger_account WHERE currency = 'cny' AND kind = 'gateway'`,
      )),
    },
    {
      what: 'fen on their way back',
      is: await number(`SELECT coalesce(sum(balance), 0) AS value FROM ledger_account WHERE kind = 'refund.due'`),
      wanted: 0,
    },
    {
      what: 'sum of the books, all currencies',
      is: integrity.sums.reduce((sum, each) => sum + Math.abs(each.sum), 0),
      wanted: 0,
    },
    {
      what: `broken rules of ${integrity.checks.length}`,
      is: integrity.checks.filter(({ violations }) => violations > 0).length,
      wanted: 0,
    },
    { what: 'forged, stale or foreign requests that were let through', is: faults.length, wanted: 0 },
  ];
  console.table(rows.map((row) => ({ ...row, verdict: verdict(row.is === row.wanted) })));
  for (const fault of faults.slice(0, 5)) console.error(fault);
  for (const { name, violations } of integrity.checks) if (violations > 0) console.error(`${name}: ${violations}`);
}
