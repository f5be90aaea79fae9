// Orders made and paid with an authorization package: `pnpm bench checkout [--orders 3000] [--clients 20] [--quota 100]
// [--buyers 3000] [--port 8098]`; then many at once for the last licences of a package and for the
// last pieces of the mall, with a bare UPDATE beside them.

import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { withBarePool } from './bare-pool.ts';
import { machineLine } from './bench-database.ts';
import { figuresRow, measure, verdict } from './measure.ts';
import { type OwnServer, withOwnServer } from './own-server.ts';
import { raceForGoods } from './race-for-goods.ts';
import { makeImages } from './shop-images.ts';
import { makePeople } from './shop-people.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '3000' },
    clients: { type: 'string', default: '20' },
    buyers: { type: 'string', default: '3000' },
    quota: { type: 'string', default: '100' },
    port: { type: 'string', default: '8098' },
  },
});
const orders = Number(values.orders);
const clients = Number(values.clients);
const buyers = Number(values.buyers);
const quota = Number(values.quota);
const unitPrice = 8800;
/** The product's default; see DATABASE_POOL_SIZE. */
const serverConnections = 10;
const limitMs = 150;

console.log(machineLine());
await withOwnServer({ port: Number(values.port), sockets: Math.max(clients, 200) }, async (server) => {
  const { client, post } = server;
  const imageIds = await makeImages(client, 200, unitPrice);
  await client.query('UPDATE image SET can_use_auth_pay = true');
  const tokens = await makePeople(client, buyers, '买家', 'user');
  const order = (token: string, turn: number, payment: object) =>
    post(
      '/api/services/app/order/CreateOrder',
      { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      {
        choices: [{ imageId: imageIds[turn % imageIds.length], tier: 'commercial', unitPrice }],
        licenseeKind: 'person',
        licensee: '试验的人',
        agreed: true,
        ...payment,
      },
    );

  const all = await grant(server, orders + buyers);
  const faults: string[] = [];
  const note = ({ status, body }: { status: number; body: unknown }) => {
    if (status !== 200) faults.push(`${status} ${JSON.stringify(body).slice(0, 200)}`);
  };
  const figures = await measure(orders, clients, async (turn) =>
    note(await order(tokens[turn % tokens.length] ?? '', turn, { payBy: 'package', packageId: all })),
  );
  if (faults[0] !== undefined) console.error(faults[0]);

  const few = await grant(server, quota);
  let sold = 0;
  let refused = 0;
  const race = await measure(buyers, 200, async (turn) => {
    const { status, body } = await order(tokens[turn] ?? '', turn, { payBy: 'package', packageId: few });
    if (status === 200) sold += 1;
    else if (JSON.stringify(body).includes('Package.Insufficient')) refused += 1;
  });
  const { rows } = await client.query<{ left: number; licences: number }>(
    `SELECT (SELECT balance FROM ledger_account WHERE currency = 'quota' AND kind = 'package' AND owner_id = $1)::int AS left,
      (SELECT count(*) FROM licence x JOIN purchase_line l ON l.id = x.line_id JOIN purchase_order o ON o.id = l.order_id WHERE o.package_id = $1)::int AS licences`,
    [few],
  );
  const goods = await raceForGoods(server, tokens, quota);
  const bare = await withBarePool(client, serverConnections, async (pool) => {
    await pool.query('CREATE TABLE bare_stock (id int PRIMARY KEY, stock int NOT NULL CHECK (stock >= 0))');
    await pool.query('INSERT INTO bare_stock VALUES (1, $1)', [quota]);
    return measure(buyers, 200, () =>
      pool.query('UPDATE bare_stock SET stock = stock - 1 WHERE id = 1 AND stock >= 1'),
    );
  });

  console.table([
    figuresRow('order made, paid by package, licence issued', figures, limitMs),
    figuresRow(`${buyers} at once for ${quota} licences`, race),
    figuresRow(`${buyers} at once for ${quota} pieces`, goods.figures),
    figuresRow('a bare UPDATE, straight to the database', bare),
  ]);
  console.table([{ what: 'race ÷ bare', 'per s': (race.perSecond / bare.perSecond).toFixed(3) }]);
  console.table(
    [
      { what: 'answers other than 200 without a race', is: faults.length, wanted: 0 },
      { what: 'sold in the race', is: sold, wanted: quota },
      { what: 'told that too few are left', is: refused, wanted: buyers - quota },
      { what: 'licences of that package', is: rows[0]?.licences, wanted: quota },
      { what: 'left in it', is: rows[0]?.left, wanted: 0 },
      { what: 'pieces sold', is: goods.sold, wanted: quota },
      { what: 'told that it is sold out', is: goods.soldOut, wanted: buyers - quota },
      { what: 'pieces left', is: goods.left, wanted: 0 },
      { what: 'orders of the goods', is: goods.toSend, wanted: quota },
    ].map((row) => ({ ...row, verdict: verdict(row.is === row.wanted) })),
  );
});

/** A package for everybody: all buyers are of one unit. */
async function grant({ client }: OwnServer, licences: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `WITH unit AS (INSERT INTO organization_unit (name) VALUES ('试验单位' || $1::text || random()) RETURNING id),
      members AS (INSERT INTO organization_unit_member (unit_id, user_id) SELECT unit.id, u.id FROM unit, app_user u WHERE u.nick_name LIKE '买家%'),
      package AS (INSERT INTO authorization_package (name, unit_id, quota, price, tier, valid_until, activated_at)
        SELECT '套餐', id, $1::int, 0, 'extended', now() + interval '1 year', now() FROM unit RETURNING id)
    SELECT id FROM package`,
    [licences],
  );
  const id = rows[0]?.id ?? 0;
  await client.query(
    `WITH issuer AS (INSERT INTO ledger_account (currency, kind, owner_id, may_overdraw) VALUES ('quota', 'issuer', NULL, true)
        ON CONFLICT (currency, kind, owner_id) DO UPDATE SET kind = 'issuer' RETURNING id),
      own AS (INSERT INTO ledger_account (currency, kind, owner_id, may_overdraw, balance) VALUES ('quota', 'package', $1, false, $2) RETURNING id),
      less AS (UPDATE ledger_account a SET balance = balance - $2 FROM issuer WHERE a.id = issuer.id)
    INSERT INTO ledger_transfer (debit_id, credit_id, amount, source, kind) SELECT issuer.id, own.id, $2, 'package:' || $1, 'quota.grant' FROM issuer, own`,
    [id, licences],
  );
  return id;
}
