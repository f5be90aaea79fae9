// Every ticket at every door at once: `pnpm bench checkin [--tickets 5000] [--devices 8] [--each 4] [--port 8098]`. `--each`: calls a device has out at a time.
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { ScanAnswer } from '@tuyuan/contract/check-in-records.ts';
import { connectDatabase } from '@tuyuan/server/src/platform/database/connect-database.ts';
import pg from 'pg';
import { z } from 'zod';
import { machineLine } from './bench-database.ts';
import { type BenchMeeting, fillMeeting } from './checkin-meeting.ts';
import { figuresRow, measure, verdict } from './measure.ts';

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
const agent = new Agent({ keepAlive: true, maxSockets: devices * each });

interface Answer {
  status: number;
  body: unknown;
}

function post(path: string, session: string, input: unknown): Promise<Answer> {
  const payload = JSON.stringify(input);
  return new Promise((done, fail) => {
    const call = request(
      {
        agent,
        port,
        path,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
          'x-conference-session': session,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) }),
        );
      },
    );
    call.on('error', fail);
    call.end(payload);
  });
}

const Envelope = z.object({ result: z.unknown() });
const resultOf = <Schema extends z.ZodType>(schema: Schema, { body }: Answer): z.output<Schema> =>
  schema.parse(Envelope.parse(body).result);

async function startServer(environment: Record<string, string>): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts'), '--no-demo'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (let tries = 0; tries < 120; tries += 1) {
    await pause(500);
    if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) break;
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

interface Told {
  nonce: string;
  device: number;
  code: string;
  answer: Answer;
}

async function run({ pointId, codes, sessions }: BenchMeeting): Promise<void> {
  const stations = await Promise.all(
    sessions.map((session) => post(`${service}/RegisterDevice`, session, { key: randomUUID() })),
  );
  const deviceIds = stations.map((answer) => resultOf(z.object({ deviceId: z.int() }), answer).deviceId);
  const scan = (device: number, code: string, nonce: string) =>
    post(`${service}/Scan`, sessions[device] ?? '', { deviceId: deviceIds[device], nonce, pointId, text: code });
  await Promise.all(deviceIds.map((_, device) => scan(device, 'warm', randomUUID())));
  const told: Told[] = [];
  // Call n is ticket n / devices at door n % devices: all doors see the same ticket at nearly the same moment.
  const figures = await measure(tickets * devices, devices * each, async (call) => {
    const device = call % devices;
    const code = codes[Math.floor(call / devices)] ?? '';
    const nonce = randomUUID();
    told.push({ nonce, device, code, answer: await scan(device, code, nonce) });
  });
  const outcome = count(told);
  console.table([figuresRow(`${tickets} tickets × ${devices} devices`, figures)]);
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

/** A refusal counts only where it tells the very admission of that ticket. */
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

const dataDir = mkdtempSync(join(tmpdir(), 'tuyuan-checkin-'));
const database = await connectDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir });
const secretKey = randomBytes(32);
try {
  const {
    host = '',
    user = '',
    password = '',
    port: databasePort = 5432,
    database: name = '',
  } = new pg.Client(database.connection);
  const stop = await startServer({
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password ?? '')}@/${name}?host=${encodeURIComponent(host)}&port=${databasePort}`,
    SECRET_KEY: secretKey.toString('base64'),
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    MODE: 'web',
    RATE_LIMIT_PER_MINUTE: '1000000000',
  });
  try {
    const client = new pg.Client({ ...database.connection, options: '-c search_path=tenant_default' });
    await client.connect();
    const meeting = await fillMeeting(client, secretKey, { tickets, devices });
    await client.end();
    console.log(`${machineLine()}\n${devices * each} calls at a time; server, database and clients share the cores`);
    await run(meeting);
  } finally {
    await stop();
  }
} finally {
  agent.destroy();
  await database.release();
  rmSync(dataDir, { recursive: true, force: true });
}
