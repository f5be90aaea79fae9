// Checks in every ticket at every door at once: `pnpm bench checkin [--tickets 5000] [--devices 8] [--each 4] [--port
// 8098]`. `--each`: concurrent calls per device.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { ScanAnswer } from '@tuyuan/contract/conference/check-in-records.ts';
import { z } from 'zod';
import { withBarePool } from './bare-pool.ts';
import { benchConference } from './bench-conference.ts';
import { machineLine } from './bench-database.ts';
import { type Figures, figuresRow, measure, verdict } from './measure.ts';
import { type Answer, type OwnServer, resultOf, withOwnServer } from './own-server.ts';

const { values } = parseArgs({
  options: {
    tickets: { type: 'string', default: '5000' },
    devices: { type: 'string', default: '8' },
    each: { type: 'string', default: '4' },
    port: { type: 'string', default: '8098' },
  },
});
const [tickets, devices, each] = [Number(values.tickets), Number(values.devices), Number(values.each)];
const port = Number(values.port);
const service = '/api/services/app/checkIn';

interface Door {
  pointId: number;
  /** Ticket codes for typing. */
  codes: string[];
  /** Log-ins of as many of the staff as there are devices. */
  sessions: string[];
}

interface Told {
  nonce: string;
  device: number;
  code: string;
  answer: Answer;
}

async function run(server: OwnServer, { pointId, codes, sessions }: Door): Promise<void> {
  const call = (name: string, session: string, input: unknown) =>
    server.post(`${service}/${name}`, { 'x-conference-session': session }, input);
  const stations = await Promise.all(sessions.map((session) => call('RegisterDevice', session, { key: randomUUID() })));
  const deviceIds = stations.map((answer) => resultOf(z.object({ deviceId: z.int() }), answer).deviceId);
  const scan = (device: number, code: string, nonce: string) =>
    call('Scan', sessions[device] ?? '', { deviceId: deviceIds[device], nonce, pointId, text: code });
  await Promise.all(deviceIds.map((_, device) => scan(device, 'warm', randomUUID())));
  const told: Told[] = [];
  // Call n is ticket n / devices at door n % devices: all doors see the same ticket at nearly the same moment.
  const figures = await measure(tickets * devices, devices * each, async (turn) => {
    const device = turn % devices;
    const code = codes[Math.floor(turn / devices)] ?? '';
    const nonce = randomUUID();
    told.push({ nonce, device, code, answer: await scan(device, code, nonce) });
  });
  const outcome = count(told);
  const bare = await measureBare(server);
  console.table([
    figuresRow(`${tickets} tickets × ${devices} devices`, figures),
    figuresRow('two bare rows, straight to the database', bare),
  ]);
  console.table([{ what: 'scans ÷ bare', 'per s': (figures.perSecond / bare.perSecond).toFixed(2) }]);
  const retried = told.filter((_, index) => index % 10 === 0);
  let same = 0;
  for (const { nonce, device, code, answer } of retried)
    if (isDeepStrictEqual(await scan(device, code, nonce), answer)) same += 1;
  console.table([
    { what: 'admitted', is: outcome.admitted, wanted: tickets, verdict: verdict(outcome.admitted === tickets) },
    {
      what: 'refused, told of the first',
      is: outcome.refused,
      wanted: tickets * (devices - 1),
      verdict: verdict(outcome.refused === tickets * (devices - 1)),
    },
    { what: 'answers of 5xx', is: outcome.failed, wanted: 0, verdict: verdict(outcome.failed === 0) },
    { what: 'retries answered the same', is: same, wanted: retried.length, verdict: verdict(same === retried.length) },
    {
      what: 'scans a second',
      is: figures.perSecond.toFixed(0),
      wanted: '≥ 500',
      verdict: verdict(figures.perSecond >= 500),
    },
    { what: 'p99, milliseconds', is: figures.p99.toFixed(1), wanted: '≤ 200', verdict: verdict(figures.p99 <= 200) },
  ]);
}

/**
 * Measures the database's upper limit for comparable work: an admission under a unique key and its attempt, without any
 * checks or login.
 */
function measureBare({ client }: OwnServer): Promise<Figures> {
  return withBarePool(client, devices * each, async (pool) => {
    await pool.query('CREATE TABLE bare_admission (ticket int PRIMARY KEY, at timestamptz DEFAULT now())');
    await pool.query(
      'CREATE TABLE bare_scan (id bigserial PRIMARY KEY, ticket int, is_in boolean, at timestamptz DEFAULT now())',
    );
    return measure(tickets * devices, devices * each, (turn) =>
      pool.query({
        name: 'bare',
        text: `WITH placed AS (INSERT INTO bare_admission (ticket) VALUES ($1) ON CONFLICT DO NOTHING RETURNING 1)
          INSERT INTO bare_scan (ticket, is_in) SELECT $1, EXISTS (SELECT FROM placed)`,
        values: [Math.floor(turn / devices)],
      }),
    );
  });
}

async function openDoor({ client, secretKey }: OwnServer): Promise<Door> {
  const conference = await benchConference(client, secretKey);
  const codes = (await conference.admit(tickets, 0)).map(({ code }) => code);
  const sessions = await conference.logIn(await conference.admit(devices, 3));
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO sign_point (conference_id, kind, name, opens_at, closes_at) VALUES ($1, 'door', '大门', now() - interval '1 hour', now() + interval '8 hours') RETURNING id`,
    [conference.id],
  );
  return { pointId: rows[0]?.id ?? 0, codes, sessions };
}

/** Counts a refusal only if it names the ticket's actual admission. */
function count(told: Told[]): { admitted: number; refused: number; failed: number } {
  const firstOf = new Map<string, string>();
  const answers = told.flatMap(({ code, answer }) =>
    answer.status === 200 ? [{ code, scan: resultOf(ScanAnswer, answer) }] : [],
  );
  let admitted = 0;
  for (const { code, scan } of answers)
    if (scan.reason === 'ok') {
      admitted += 1;
      firstOf.set(code, scan.scannedAt);
    }
  const refused = answers.filter(
    ({ code, scan }) => scan.reason === 'already_redeemed' && scan.first?.at === firstOf.get(code),
  ).length;
  return { admitted, refused, failed: told.filter(({ answer }) => answer.status >= 500).length };
}

await withOwnServer({ port, sockets: devices * each }, async (server) => {
  const door = await openDoor(server);
  console.log(`${machineLine()}\n${devices * each} calls at a time; server, database and clients share the cores`);
  await run(server, door);
});
