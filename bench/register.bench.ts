// Everyone wants a seat at the same moment: `pnpm bench register [--people 5000] [--seats 500] [--clients 200]
// [--returned 100] [--port 8098]`.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { OwnRegistration } from '@tuyuan/contract/conference/conference-data.ts';
import type pg from 'pg';
import { withBarePool } from './bare-pool.ts';
import { machineLine } from './bench-database.ts';
import { type Figures, figuresRow, measure, verdict } from './measure.ts';
import { type OwnServer, resultOf, withOwnServer } from './own-server.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '5000' },
    seats: { type: 'string', default: '500' },
    clients: { type: 'string', default: '200' },
    returned: { type: 'string', default: '100' },
    port: { type: 'string', default: '8098' },
  },
});
const [people, seats, clients, returned] = [
  Number(values.people),
  Number(values.seats),
  Number(values.clients),
  Number(values.returned),
];
/** The product's default; see DATABASE_POOL_SIZE. */
const serverConnections = 10;
const service = '/api/services/app/conferenceData';

interface Desk {
  conferenceId: number;
  ticketTypeId: number;
  /** Session token of each person. */
  tokens: string[];
}

/** Creates a conference open for registration, and people with confirmed phones, directly in the tenant's tables. */
async function fillDesk(client: pg.Client): Promise<Desk> {
  const one = async (text: string, parameters: unknown[] = []) =>
    (await client.query<{ id: number }>(text, parameters)).rows[0]?.id ?? 0;
  const conferenceId = await one(
    `INSERT INTO conference (state, title, start_time, end_time, reg_start_time, reg_end_time, version, published_at)
     VALUES ('published', '名家讲座', now() + interval '9 days', now() + interval '10 days', now() - interval '1 hour', now() + interval '8 days', 1, now()) RETURNING id`,
  );
  const ticketTypeId = await one(
    `INSERT INTO ticket_type (conference_id, name, user_type, capacity) VALUES ($1, '普通票', 0, $2) RETURNING id`,
    [conferenceId, seats],
  );
  const tokens = Array.from({ length: people }, () => randomBytes(32).toString('base64url'));
  await client.query(
    `WITH person AS (
       INSERT INTO app_user (user_name, nick_name, phone)
       SELECT '听众' || n, '听众' || n, '138' || lpad(n::text, 8, '0') FROM generate_series(1, $1::int) n RETURNING id
     ), numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM person)
     INSERT INTO session (token_hash, user_id, is_remembered, expires_at, client_ip, user_agent)
     SELECT t.hash, p.id, false, now() + interval '1 day', '192.0.2.1', 'bench'
     FROM numbered p JOIN unnest($2::bytea[]) WITH ORDINALITY AS t(hash, n) ON t.n = p.n`,
    [people, tokens.map((token) => createHash('sha256').update(token).digest())],
  );
  return { conferenceId, ticketTypeId, tokens };
}

async function run({ client, post }: OwnServer, { conferenceId, ticketTypeId, tokens }: Desk): Promise<void> {
  const call = (name: string, token: string, input: object) =>
    post(
      `${service}/${name}`,
      { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      { conferenceId, ...input },
    );
  const holders: string[] = [];
  const outcome = { ticketed: 0, waiting: 0 };
  const faults: string[] = [];
  const figures = await measure(people, clients, async (turn) => {
    const token = tokens[turn] ?? '';
    const answer = await call('Register', token, { ticketTypeId, name: '听众' });
    if (answer.status !== 200) {
      faults.push(`${answer.status} ${JSON.stringify(answer.body)}`);
      return;
    }
    const { state, hasTicket, waitlistPosition } = resultOf(OwnRegistration, answer);
    if (state === 'ticketed' && hasTicket) {
      outcome.ticketed += 1;
      holders.push(token);
    }
    if (state === 'waitlisted' && !hasTicket && waitlistPosition !== null) outcome.waiting += 1;
  });
  if (faults[0] !== undefined) console.error(faults[0]);
  const queue = await waiting(client);
  const givingUp = holders.slice(0, returned);
  await measure(givingUp.length, clients, (turn) => call('CancelRegistration', givingUp[turn] ?? '', {}));
  const left = await waiting(client);
  const isInOrder = queue.slice(givingUp.length).every((id, index) => left[index] === id);
  const { rows } = await client.query<{ tickets: string; taken: number }>(
    `SELECT (SELECT count(*) FROM ticket WHERE revoked_at IS NULL) AS tickets, taken FROM ticket_type WHERE id = $1`,
    [ticketTypeId],
  );
  const tickets = Number(rows[0]?.tickets);
  const bare = await measureBare(client);
  console.table([
    figuresRow(`${people} people for ${seats} seats`, figures),
    figuresRow('two bare rows, straight to the database', bare),
  ]);
  console.table([{ what: 'registrations ÷ bare', 'per s': (figures.perSecond / bare.perSecond).toFixed(2) }]);
  console.table(
    [
      { what: 'told that they have a seat', is: outcome.ticketed, wanted: seats },
      { what: 'told their place in the waiting list', is: outcome.waiting, wanted: people - seats },
      { what: 'answers other than 200', is: faults.length, wanted: 0 },
      { what: 'in the waiting list', is: queue.length, wanted: people - seats },
      {
        what: `left in it after ${givingUp.length} gave up`,
        is: left.length,
        wanted: people - seats - givingUp.length,
      },
      { what: 'tickets that hold at the end', is: tickets, wanted: seats },
      { what: 'places counted as taken', is: rows[0]?.taken, wanted: seats },
    ].map((row) => ({ ...row, verdict: verdict(row.is === row.wanted) })),
  );
  console.table([
    { what: 'the first who waited got the places', is: isInOrder ? 'yes' : 'no', verdict: verdict(isInOrder) },
    {
      what: 'registrations a second (≥ 1,000; pretix told of 300–400 a minute)',
      is: figures.perSecond.toFixed(0),
      verdict: verdict(figures.perSecond >= 1000),
    },
  ]);
}

/**
 * Measures the database's upper limit for comparable work: a counted place and its attendee, without any checks or
 * login, with as many connections as the server has.
 */
function measureBare(client: pg.Client): Promise<Figures> {
  return withBarePool(client, serverConnections, async (pool) => {
    await pool.query('CREATE TABLE bare_desk (taken int NOT NULL)');
    await pool.query('INSERT INTO bare_desk VALUES (0)');
    await pool.query(
      'CREATE TABLE bare_person (id bigserial PRIMARY KEY, number int UNIQUE, has_seat boolean, at timestamptz DEFAULT now())',
    );
    return measure(people, clients, (turn) =>
      pool.query({
        name: 'bare',
        text: `WITH place AS (UPDATE bare_desk SET taken = taken + 1 WHERE taken < $2 RETURNING 1)
          INSERT INTO bare_person (number, has_seat) SELECT $1, EXISTS (SELECT FROM place)`,
        values: [turn, seats],
      }),
    );
  });
}

async function waiting(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM attendee WHERE state = 'waitlisted' ORDER BY waitlist_no`,
  );
  return rows.map(({ id }) => id);
}

await withOwnServer({ port: Number(values.port), sockets: clients }, async (server) => {
  const desk = await fillDesk(server.client);
  console.log(`${machineLine()}\n${clients} calls at a time; server, database and clients share the cores`);
  await run(server, desk);
});
