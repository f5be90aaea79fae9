import { setTimeout as pause } from 'node:timers/promises';
import { type HubClient, openHub } from '@tuyuan/realtime/client/open-hub.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, buildServer } from '../../build-server.ts';
import { readConfig } from '../../config.ts';
import { insertConference } from '../../fixtures/conference.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createLogger } from '../observability/logger.ts';
import { publishEvent } from './publish-event.ts';

// Tests the browser's side of the hubs against the real server.

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.logInAs('client-admin', ['admin'])).authorization.slice('Bearer '.length);
});
afterAll(() => server.stop());

async function startProcess(port: number): Promise<{ process: BuiltServer; address: string; port: number }> {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: server.dataDir, LOG_LEVEL: 'silent', MODE: 'web' });
  const { connection } = server.databases;
  const process = await buildServer({ config, connection, isOnlyWorker: false, logger: createLogger('silent') });
  const address = await process.app.listen({ port, host: '127.0.0.1' });
  return { process, address, port: Number(new URL(address).port) };
}

const newStream = async () => `conference:${await insertConference(server.db)}` as const;
const publish = (id: number, stream: `conference:${number}`) =>
  publishEvent(server.db, {
    hub: 'conferenceLive',
    stream,
    target: 'all',
    name: 'photoPublished',
    payload: { id, photo: null },
  });

function open(address: string): HubClient<'conferenceLive'> {
  return openHub({ hub: 'conferenceLive', server: address, credentials: () => ({ as: 'user', token }) });
}

// Its pauses between tries become as long as half a minute while the second server starts.
it('hears every event once and in order, though its server goes down and another one takes its place', {
  timeout: 90_000,
}, async () => {
  const stream = await newStream();
  const first = await startProcess(0);
  const client = open(first.address);
  const states: string[] = [];
  client.watchState((state) => states.push(state));
  const heard: number[] = [];
  const stop = client.listen(stream, { on: { photoPublished: ({ id }) => heard.push(id) } });
  await expect.poll(() => client.state).toBe('live');
  // Subscribed once the first event is there.
  let id = 0;
  await expect
    .poll(async () => {
      id += 1;
      await publish(id, stream);
      await pause(20);
      return heard.length;
    })
    .toBeGreaterThan(0);
  const from = heard[0] ?? 0;
  const publishNext = async (count: number): Promise<void> => {
    for (const last = id + count; id < last; ) {
      id += 1;
      await publish(id, stream);
    }
  };
  await publishNext(10);
  await first.process.close();
  await publishNext(10);
  const second = await startProcess(first.port);
  await publishNext(1);
  await expect.poll(() => heard.at(-1), { timeout: 60_000 }).toBe(id);
  expect(heard).toEqual(Array.from({ length: id - from + 1 }, (_, index) => from + index));
  expect(states).toEqual(['connecting', 'live', 'away', 'live']);
  stop();
  client.close();
  expect(client.state).toBe('idle');
  await second.process.close();
});

it('asks to read anew where more was missed than is kept', async () => {
  const stream = await newStream();
  const { process, address } = await startProcess(0);
  const client = open(address);
  let lost = 0;
  const heard: number[] = [];
  client.listen(stream, { on: { photoPublished: ({ id }) => heard.push(id) }, lostTrack: () => (lost += 1) });
  await expect.poll(() => client.state).toBe('live');
  await expect
    .poll(() =>
      publish(1, stream)
        .then(() => pause(20))
        .then(() => heard.length),
    )
    .toBeGreaterThan(0);
  // Once for what may have happened before it was heard.
  expect(lost).toBe(1);
  client.close();
  for (const id of [2, 3, 4]) await publish(id, stream);
  await server.db.execute(sql`
    WITH gone AS (DELETE FROM hub_event WHERE channel = ${`conferenceLive/${stream}`} RETURNING seq)
    UPDATE hub_channel SET forgotten_seq = (SELECT max(seq) FROM gone) WHERE name = ${`conferenceLive/${stream}`}`);
  client.reopen();
  await expect.poll(() => lost).toBe(2);
  await publish(5, stream);
  await expect.poll(() => heard.at(-1)).toBe(5);
  client.close();
  await process.close();
});

it('stays away when its session is over, and comes back with another one', async () => {
  const { process, address } = await startProcess(0);
  const session = await server.logInAs('client-leaver', ['admin']);
  let current = session.authorization.slice('Bearer '.length);
  const client = openHub({
    hub: 'conferenceLive',
    server: address,
    credentials: () => ({ as: 'user', token: current }),
  });
  client.listen(await newStream(), { on: {} });
  await expect.poll(() => client.state).toBe('live');
  await server.db.execute(
    sql`DELETE FROM session WHERE user_id = (SELECT id FROM app_user WHERE user_name = 'client-leaver')`,
  );
  await expect.poll(() => client.state).toBe('refused');
  client.reopen();
  await expect.poll(() => client.state).toBe('refused');
  current = token;
  client.reopen();
  await expect.poll(() => client.state).toBe('live');
  client.close();
  await process.close();
});

it('tells who may not hear a stream, and goes on with the others', async () => {
  const { process, address } = await startProcess(0);
  const stranger = (await server.logInAs('client-stranger', [])).authorization.slice('Bearer '.length);
  const client = openHub({
    hub: 'conferenceLive',
    server: address,
    credentials: () => ({ as: 'user', token: stranger }),
  });
  const stream = await newStream();
  const refused = new Promise<void>((resolve) => client.listen(stream, { on: {}, refused: resolve }));
  await refused;
  expect(client.state).toBe('live');
  client.close();
  await process.close();
});
