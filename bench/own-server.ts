import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '@tuyuan/server/src/platform/database/connect-database.ts';
import pg from 'pg';
import { z } from 'zod';
import { untilReady } from './until-ready.ts';

export interface Answer {
  status: number;
  body: unknown;
}

type Headers = Record<string, string>;

export interface OwnServer {
  /** `http://127.0.0.1:8098`. */
  base: string;
  /** Connection to the default tenant's tables. */
  client: pg.Client;
  /** Of the server. */
  processId: number;
  /** Kills the server's process as a fault would, without a goodbye, and starts another. */
  killAndRestart(): Promise<void>;
  /** Key that seals tickets. */
  secretKey: Buffer;
  get(path: string, headers: Headers, query?: object): Promise<Answer>;
  post(path: string, headers: Headers, input: unknown): Promise<Answer>;
  put(path: string, headers: Headers, input: unknown): Promise<Answer>;
}

interface Options {
  port: number;
  sockets: number;
  /** Added to the environment of a web process without a rate limit; an empty value restores the product's default. */
  environment?: Record<string, string>;
}

const Envelope = z.object({ result: z.unknown() });
export const resultOf = <Schema extends z.ZodType>(schema: Schema, { body }: Answer): z.output<Schema> =>
  schema.parse(Envelope.parse(body).result);

/** Runs `work` against a separate server process with an empty database that is deleted afterwards. */
export async function withOwnServer(
  { port, sockets, environment = {} }: Options,
  work: (server: OwnServer) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tuyuan-bench-'));
  const database = await connectDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir });
  const secretKey = randomBytes(32);
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  try {
    const start = () =>
      startServer(port, {
        DATABASE_URL: addressOf(database.connection),
        SECRET_KEY: secretKey.toString('base64'),
        DATA_DIR: dataDir,
        ...environment,
      });
    let running = await start();
    try {
      const client = new pg.Client({ ...database.connection, options: '-c search_path=tenant_default' });
      await client.connect();
      const call = (method: string, path: string, headers: Headers, input?: unknown) =>
        send(agent, { port, method, path, headers }, input);
      await work({
        base: `http://127.0.0.1:${port}`,
        client,
        processId: running.processId,
        async killAndRestart() {
          await running.stop('SIGKILL');
          running = await start();
        },
        secretKey,
        get: (path, headers, query = {}) => call('GET', `${path}${queryOf(query)}`, headers),
        post: (path, headers, input) => call('POST', path, headers, input),
        put: (path, headers, input) => call('PUT', path, headers, input),
      });
      await client.end();
    } finally {
      await running.stop();
    }
  } finally {
    agent.destroy();
    await database.release();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export function addressOf(connection: pg.ClientConfig): string {
  const { host = '', user = '', password = '', port = 5432, database = '' } = new pg.Client(connection);
  return `postgres://${user}:${encodeURIComponent(password ?? '')}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

async function startServer(
  port: number,
  environment: Record<string, string>,
): Promise<{ stop: (signal?: NodeJS.Signals) => Promise<void>; processId: number }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts'), '--no-demo'], {
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'error',
      MODE: 'web',
      RATE_LIMIT_PER_MINUTE: '1000000000',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await untilReady(`http://127.0.0.1:${port}`);
  return {
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
    processId: child.pid ?? 0,
  };
}

function queryOf(query: object): string {
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

interface Target {
  port: number;
  method: string;
  path: string;
  headers: Headers;
}

function send(agent: Agent, { headers, ...target }: Target, input: unknown): Promise<Answer> {
  const payload = input === undefined ? undefined : JSON.stringify(input);
  const described =
    payload === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) };
  return new Promise((done, fail) => {
    const call = request({ agent, ...target, headers: { ...headers, ...described } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) }),
      );
    });
    call.on('error', fail);
    call.end(payload);
  });
}
