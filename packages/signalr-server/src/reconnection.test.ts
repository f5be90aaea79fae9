import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { HttpTransportType, type HubConnection, HubConnectionState } from '@microsoft/signalr';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ChatServer, startChatServer } from './testing/chat-server.ts';
import { type ClientOptions, connectClient, makeClient } from './testing/connect-client.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function serve(options: Parameters<typeof startChatServer>[0] = {}): Promise<ChatServer> {
  const server = await startChatServer(options);
  cleanUps.push(server.stop);
  return server;
}

async function connect(url: string, options: ClientOptions): Promise<HubConnection> {
  const client = await connectClient(url, options);
  cleanUps.push(() => client.stop());
  return client;
}

const many = (pause: number) => Array.from({ length: 100 }, () => pause);
const transports: [string, ClientOptions][] = [
  ['WebSockets', { transport: HttpTransportType.WebSockets }],
  ['server-sent events', { transport: HttpTransportType.ServerSentEvents }],
  ['long polling', { transport: HttpTransportType.LongPolling, isBinary: true }],
];

/** A connection between client and server that the test can cut. */
async function startCuttableLine(port: number) {
  const sockets = new Set<Socket>();
  const line: Server = createServer((near) => {
    const far = dial(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port: linePort } = z.object({ port: z.number() }).parse(line.address());
  cleanUps.push(async () => {
    line.close();
    for (const socket of sockets) socket.destroy();
  });
  return {
    url: `http://127.0.0.1:${linePort}/chat`,
    cut() {
      for (const socket of sockets) socket.resetAndDestroy();
    },
  };
}

describe.each(transports)('%s', (_name, options) => {
  it('comes back by itself after the line was cut, under a new number and in no group but those the server gives it', async () => {
    const server = await serve();
    const line = await startCuttableLine(server.port);
    const client = await connect(line.url, { ...options, reconnect: many(50) });
    const before = client.connectionId;
    const heard: unknown[] = [];
    client.on('said', (_from, said) => heard.push(said));
    await client.invoke('join', 'hall');
    const back = new Promise<string | undefined>((resolve) => client.onreconnected(resolve));
    line.cut();
    expect(await back).not.toBe(before);
    await client.invoke('say', 'hall', 'nobody hears it');
    await client.invoke('say', 'everybody', 'here again');
    await expect.poll(() => heard).toEqual([{ text: 'here again' }]);
  });

  it('is sent away by a server that goes down, and finds the one that starts in its place', async () => {
    const first = await startChatServer({ drainMs: 100 });
    const client = await connect(first.url, { ...options, reconnect: many(50) });
    const back = new Promise<void>((resolve) => client.onreconnected(() => resolve()));
    await first.stop();
    expect(first.log).toEqual([expect.stringContaining('connected'), 'disconnected: server closed']);
    const second = await serve({ port: first.port });
    await back;
    expect(await client.invoke('add', 1, 2)).toBe(3);
    expect(second.hub.connectionCount()).toBe(1);
  });

  it('fetches a fresh token when the old one expires, and is who it was', async () => {
    const lifeMs = 400;
    const server = await serve({
      timing: { tick: 20 },
      async admit({ headers, query }) {
        const { access_token: inQuery } = z.object({ access_token: z.string().optional() }).parse(query);
        const [name = '', end = ''] = (headers.authorization?.slice('Bearer '.length) ?? inQuery ?? '').split(':');
        return Number(end) > Date.now() ? { user: { id: name, expiresAt: Number(end) } } : { refuse: 401 };
      },
    });
    let tokens = 0;
    const accessTokenFactory = () => {
      tokens += 1;
      return `lin:${Date.now() + lifeMs}`;
    };
    const client = await connect(server.url, { ...options, reconnect: many(20), http: { accessTokenFactory } });
    const back = new Promise<void>((resolve) => client.onreconnected(() => resolve()));
    await back;
    expect(tokens).toBeGreaterThanOrEqual(2);
    expect(await client.invoke('whoAmI')).toBe('lin');
    const stranger = makeClient(server.url, { ...options, http: { accessTokenFactory: () => 'lin:0' } });
    await expect(stranger.start()).rejects.toThrow('401');
  });
});

describe.each([false, true])('a resumable connection (MessagePack: %s)', (isBinary) => {
  it('loses nothing and repeats nothing in either direction when its socket is cut, again and again', async () => {
    const server = await serve({ timing: { tick: 50 }, limits: { messagesPerSecond: 1e6, messageBurst: 1e6 } });
    const line = await startCuttableLine(server.port);
    const client = await connect(line.url, { isBinary, isResumable: true });
    const { connectionId } = client;
    const heard: unknown[] = [];
    client.on('said', (_from, said) => heard.push(said));
    const sums: Promise<unknown>[] = [];
    for (let round = 0; round < 6; round += 1) {
      for (let number = 0; number < 20; number += 1) {
        server.hub.clients.group('everybody').send('said', 'server', { text: `${round}.${number}` });
        sums.push(client.invoke('add', round, number));
        if (number === 10) line.cut();
      }
      // The client must notice the cut before it can resume.
      await client.invoke('add', 0, 0);
    }
    expect(await Promise.all(sums)).toEqual(
      Array.from({ length: 120 }, (_, index) => Math.floor(index / 20) + (index % 20)),
    );
    await expect.poll(() => heard.length).toBe(120);
    expect(heard).toEqual(
      Array.from({ length: 120 }, (_, index) => ({ text: `${Math.floor(index / 20)}.${index % 20}` })),
    );
    expect(client.connectionId).toBe(connectionId);
    expect(server.log).toEqual(['connected WebSockets']);
  });
});

it('stays away when it is told to: no reconnect after a disconnection for good', async () => {
  const server = await serve();
  const client = await connect(server.url, { reconnect: many(10) });
  const closed = new Promise<Error | undefined>((resolve) => client.onclose(resolve));
  server.hub.disconnect({ kind: 'groups', names: ['everybody'] }, { error: 'Your session is over.' });
  expect((await closed)?.message).toContain('Your session is over.');
  expect(client.state).toBe(HubConnectionState.Disconnected);
  const gone = await connect(server.url, { isResumable: true });
  const ended = new Promise<unknown>((resolve) => gone.onclose(resolve));
  server.hub.disconnect({ kind: 'all' });
  await ended;
  await expect.poll(() => server.hub.connectionCount()).toBe(0);
});
