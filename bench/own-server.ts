import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '@tuyuan/server/src/platform/database/connect-database.ts';
import pg from 'pg';
import { z } from 'zod';

export interface Answer {
  status: number;
  body: unknown;
}

export interface OwnServer {
  /** Of the default tenant's tables. */
  client: pg.Client;
  /** What tickets are sealed with. */
  secretKey: Buffer;
  post(path: string, headers: Record<string, string>, input: unknown): Promise<Answer>;
}

const Envelope = z.object({ result: z.unknown() });
export const resultOf = <Schema extends z.ZodType>(schema: Schema, { body }: Answer): z.output<Schema> =>
  schema.parse(Envelope.parse(body).result);

/** Runs `work` against a server process of its own, with an empty database that is gone afterwards and no limit to calls. */
export async function withOwnServer(
  { port, sockets }: { port: number; sockets: number },
  work: (server: OwnServer) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tuyuan-bench-'));
  const database = await connectDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir });
  const secretKey = randomBytes(32);
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  try {
    const stop = await startServer(port, {
      DATABASE_URL: addressOf(database.connection),
      SECRET_KEY: secretKey.toString('base64'),
      DATA_DIR: dataDir,
    });
    try {
      const client = new pg.Client({ ...database.connection, options: '-c search_path=tenant_default' });
      await client.connect();
      await work({ client, secretKey, post: (path, headers, input) => post(agent, port, path, headers, input) });
      await client.end();
    } finally {
      await stop();
    }
  } finally {
    agent.destroy();
    await database.release();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function addressOf(connection: pg.ClientConfig): string {
  const { host = '', user = '', password = '', port = 5432, database = '' } = new pg.Client(connection);
  return `postgres://${user}:${encodeURIComponent(password ?? '')}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

async function startServer(port: number, environment: Record<string, string>): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts'), '--no-demo'], {
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      LOG_LEVEL: 'error',
      MODE: 'web',
      RATE_LIMIT_PER_MINUTE: '1000000000',
    },
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

function post(
  agent: Agent,
  port: number,
  path: string,
  headers: Record<string, string>,
  input: unknown,
): Promise<Answer> {
  const payload = JSON.stringify(input);
  return new Promise((done, fail) => {
    const call = request(
      {
        agent,
        port,
        path,
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
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
