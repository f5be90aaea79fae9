import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type ChatServer, startChatServer } from './testing/chat-server.ts';
import { negotiate } from './testing/negotiate.ts';
import { handshake, openRawSocket, type RawSocket } from './testing/raw-socket.ts';

// Wire-level behaviour that Microsoft's client cannot be made to produce.

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function serve(options: Parameters<typeof startChatServer>[0] = {}): Promise<ChatServer> {
  const server = await startChatServer(options);
  cleanUps.push(server.stop);
  return server;
}

async function open(url: string, headers: Record<string, string> = {}): Promise<RawSocket> {
  const socket = await openRawSocket(url, headers);
  cleanUps.push(socket.cut);
  return socket;
}

async function connect(server: ChatServer, url = server.url, headers: Record<string, string> = {}): Promise<RawSocket> {
  const socket = await open(url, headers);
  socket.send(handshake);
  await expect.poll(() => socket.messages[0]).toEqual({});
  return socket;
}

const statusOf = async (url: string, init: RequestInit = {}) => (await fetch(url, init)).status;
const user = (name: string) => ({ authorization: `Bearer ${name}` });
const byName = async ({ headers }: { headers: { authorization?: string | undefined } }) => ({
  user: { id: headers.authorization?.slice('Bearer '.length) ?? null },
});

describe('negotiation', () => {
  it('answers in the version asked for, up to its own', async () => {
    const { url } = await serve();
    expect(await negotiate(url, 'negotiateVersion=1')).toMatchObject({
      negotiateVersion: 1,
      availableTransports: [
        { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
        { transport: 'ServerSentEvents', transferFormats: ['Text'] },
        { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
      ],
    });
    expect(await negotiate(url, 'negotiateVersion=9')).toMatchObject({ negotiateVersion: 1 });
    for (const old of ['', 'negotiateVersion=0']) {
      const { connectionToken, ...negotiation } = await negotiate(url, old);
      expect([connectionToken, negotiation.negotiateVersion]).toEqual([undefined, 0]);
    }
    const refused = await fetch(`${url}/negotiate?negotiateVersion=x`, { method: 'POST' });
    expect([refused.status, await refused.json()]).toEqual([200, { error: expect.any(String) }]);
  });

  it('takes an empty body under any type', async () => {
    const { url } = await serve();
    for (const type of ['application/json', 'text/plain', 'application/octet-stream'])
      expect(await statusOf(`${url}/negotiate`, { method: 'POST', headers: { 'content-type': type } })).toBe(200);
  });

  it('offers to resume only to who asks for it', async () => {
    const { url } = await serve();
    expect((await negotiate(url)).useStatefulReconnect).toBeUndefined();
    expect((await negotiate(url, 'negotiateVersion=1&useStatefulReconnect=true')).useStatefulReconnect).toBe(true);
  });

  it('gives everybody a number to be known by and a token that only he knows', async () => {
    const { url } = await serve();
    const [one, two] = [await negotiate(url), await negotiate(url)];
    expect(new Set([one.connectionId, one.token, two.connectionId, two.token]).size).toBe(4);
    expect(await statusOf(`${url}?id=${one.connectionId}`)).toBe(404);
  });

  it('forgets a negotiation nobody follows', async () => {
    const { url } = await serve({ timing: { handshake: 50, tick: 20 } });
    const { address } = await negotiate(url);
    await expect.poll(() => statusOf(address, { method: 'POST' })).toBe(404);
  });
});

describe('requests', () => {
  it('refuses what does not fit the connection', async () => {
    const server = await serve();
    const { address } = await negotiate(server.url);
    expect(await statusOf(server.url)).toBe(400);
    expect(await statusOf(server.url, { method: 'POST' })).toBe(400);
    expect(await statusOf(`${server.url}?id=unknown`)).toBe(404);
    expect(await statusOf(address, { method: 'POST' })).toBe(400);
    await connect(server, address);
    expect(await statusOf(address, { method: 'POST', body: 'x' })).toBe(405);
    expect(await statusOf(address, { method: 'DELETE' })).toBe(400);
    expect(await statusOf(address)).toBe(400);
    expect(await statusOf(address, { headers: { accept: 'text/event-stream' } })).toBe(409);
    expect(await statusOf(address, { method: 'PUT' })).toBe(404);
    expect(await (await open(address)).ended).toBe(409);
    expect(await (await open(`${server.url}?id=unknown`)).ended).toBe(404);
    expect(await (await open(server.url.replace('/chat', '/elsewhere'))).ended).toBe(404);
  });

  it('lets nobody into another user’s connection', async () => {
    const server = await serve({ admit: byName });
    const { address } = await negotiate(server.url, 'negotiateVersion=1', user('lin'));
    expect(await statusOf(address, { headers: user('wang') })).toBe(404);
    expect(await (await open(address, user('wang'))).ended).toBe(404);
    expect(await (await open(address)).ended).toBe(404);
    await connect(server, address, user('lin'));
  });

  it('refuses at the upgrade too whom it does not know, and scripts of other origins', async () => {
    const server = await serve({
      admit: async ({ headers }) => (headers.authorization ? { user: { id: 'lin' } } : { refuse: 401 }),
      allowOrigin: (origin) => origin === 'https://friend.example',
    });
    expect(await (await open(server.url)).ended).toBe(401);
    const unknown = await fetch(`${server.url}/negotiate`, { method: 'POST' });
    expect([unknown.status, unknown.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const from = (origin: string) => ({ ...user('lin'), origin });
    expect(await (await open(server.url, from('https://evil.example'))).ended).toBe(403);
    const foreign = { method: 'POST', headers: from('https://evil.example') };
    expect(await statusOf(`${server.url}/negotiate`, foreign)).toBe(403);
    await connect(server, server.url, from('https://friend.example'));
    await connect(server, server.url, from(new URL(server.url).origin));
  });

  it('takes no more connections than it may hold', async () => {
    const server = await serve({ limits: { connections: 2 } });
    await negotiate(server.url);
    const socket = await connect(server);
    expect(await statusOf(`${server.url}/negotiate`, { method: 'POST' })).toBe(503);
    expect(await (await open(server.url)).ended).toBe(503);
    socket.close();
    await expect.poll(() => statusOf(`${server.url}/negotiate`, { method: 'POST' })).toBe(200);
  });

  it('keeps no more negotiations of one user than he may have connections, so that he fills no hub', async () => {
    const server = await serve({ admit: byName, limits: { connectionsPerUser: 2, connections: 5 } });
    const made = [];
    for (let time = 0; time < 9; time += 1) made.push(await negotiate(server.url, undefined, user('lin')));
    const [first, last] = [made[0], made.at(-1)];
    expect(await (await open(first?.address ?? '', user('lin'))).ended).toBe(404);
    await connect(server, last?.address, user('lin'));
    await connect(server, server.url, user('wang'));
  });

  it('ends a user’s oldest connection for his newest', async () => {
    const server = await serve({ admit: byName, limits: { connectionsPerUser: 2 } });
    const [first, second] = [
      await connect(server, server.url, user('lin')),
      await connect(server, server.url, user('lin')),
    ];
    await connect(server, server.url, user('wang'));
    await connect(server, server.url, user('lin'));
    expect(await first.ended).toBe(1000);
    expect(first.messages.at(-1)).toMatchObject({ type: 7, error: 'Too many connections of one user.' });
    expect(second.messages).toHaveLength(1);
  });
});

describe('handshake', () => {
  it('takes one in pieces, with the first message behind it', async () => {
    const socket = await open((await serve()).url);
    const whole = `${JSON.stringify(handshake)}\u001e{"type":1,"target":"add","arguments":[1,2],"invocationId":"a"}\u001e`;
    for (const character of whole) socket.sendText(character);
    await expect.poll(() => socket.messages).toEqual([{}, { type: 3, invocationId: 'a', result: 3 }]);
  });

  it.each([
    [{ protocol: 'xml', version: 1 }, "The protocol 'xml' is not supported."],
    [{ protocol: 'json', version: 3 }, "The server does not support version 3 of the 'json' protocol."],
    ['nonsense', 'The handshake is not readable.'],
  ])('refuses %j and says why', async (request, error) => {
    const socket = await open((await serve()).url);
    socket.sendText(`${JSON.stringify(request)}\u001e`);
    expect(await socket.ended).toBe(1000);
    expect(socket.messages).toEqual([{ error }]);
  });

  it('refuses a binary protocol over a transport that carries text only', async () => {
    const { url } = await serve();
    const { address } = await negotiate(url);
    const events = await fetch(address, { headers: { accept: 'text/event-stream' } });
    await fetch(address, { method: 'POST', body: '{"protocol":"messagepack","version":1}\u001e' });
    const error =
      "Cannot use the 'messagepack' protocol on the current transport. The transport does not support 'Binary' transfer format.";
    expect(await events.text()).toBe(`:\r\n\r\ndata: ${JSON.stringify({ error })}\u001e\r\n\r\n`);
  });

  it('waits for one only so long', async () => {
    const server = await serve({ timing: { handshake: 50, tick: 20 } });
    const socket = await open(server.url);
    await socket.ended;
    expect(socket.messages).toEqual([{ error: 'Handshake was canceled.' }]);
    expect(server.hub.connectionCount()).toBe(0);
  });
});

describe('limits', () => {
  const closing = async (socket: RawSocket) => {
    await socket.ended;
    return socket.messages.at(-1);
  };

  it('closes who breaks the protocol, says too much at once, or too often', async () => {
    const server = await serve({ limits: { messageBytes: 1000, messagesPerSecond: 1, messageBurst: 5 } });
    const broken = await connect(server);
    broken.sendText('no JSON\u001e');
    expect(await closing(broken)).toEqual({ type: 7, error: 'A message is no JSON.', allowReconnect: false });
    const long = await connect(server);
    long.sendText('x'.repeat(1001));
    expect(await closing(long)).toMatchObject({ type: 7, error: 'The maximum message size of 1000 B was exceeded.' });
    const eager = await connect(server);
    eager.send(...Array.from({ length: 6 }, () => ({ type: 1, target: 'add', arguments: [1, 2] })));
    expect(await closing(eager)).toMatchObject({ type: 7, error: 'Too many messages.' });
    const patient = await connect(server);
    patient.send(...Array.from({ length: 50 }, () => ({ type: 6 })), {
      type: 1,
      target: 'add',
      arguments: [1, 2],
      invocationId: '1',
    });
    await expect.poll(() => patient.messages.at(-1)).toEqual({ type: 3, invocationId: '1', result: 3 });
  });

  it('holds no endless queues for anybody', async () => {
    const server = await serve({ limits: { waitingCalls: 5, waitingItems: 5, messageBurst: 1000 } });
    const calls = await connect(server);
    calls.send(...Array.from({ length: 8 }, () => ({ type: 1, target: 'rest', arguments: [200] })));
    expect(await closing(calls)).toMatchObject({ type: 7, error: 'Too many calls are waiting.' });
    const items = await connect(server);
    items.send({ type: 1, target: 'rest', arguments: [1000], streamIds: ['s'] });
    items.send(...Array.from({ length: 6 }, () => ({ type: 2, invocationId: 's', item: 1 })));
    expect(await closing(items)).toMatchObject({ type: 7, error: 'Too many stream items are waiting.' });
  });

  it('refuses a second call under a number that is taken, and ignores what nobody awaits', async () => {
    const socket = await connect(await serve());
    const rest = { type: 1, target: 'rest', arguments: [30], invocationId: '1' };
    socket.send(
      { type: 3, invocationId: 'x' },
      { type: 2, invocationId: 'y', item: 1 },
      { type: 5, invocationId: 'z' },
    );
    socket.send(rest, rest, { type: 99 });
    await expect
      .poll(() => socket.messages.slice(1))
      .toEqual([
        { type: 3, invocationId: '1', error: "Invocation ID '1' is already in use." },
        { type: 3, invocationId: '1', result: 30 },
      ]);
  });

  it('drops who does not read, by a bound, and nobody else', async () => {
    const server = await serve({ limits: { unsentBytes: 200_000 } });
    const [reader, sleeper] = [await connect(server), await connect(server)];
    sleeper.stopReading();
    const text = 'x'.repeat(50_000);
    let sent = 0;
    while (server.hub.connectionCount() === 2 && sent < 2000) {
      server.hub.clients.all.send('said', 'server', { text });
      sent += 1;
      if (sent % 3 === 0) await expect.poll(() => reader.messages.length).toBe(sent + 1);
    }
    expect(server.log).toContain('disconnected: slow consumer');
    expect(server.hub.connectionCount()).toBe(1);
    server.hub.clients.all.send('said', 'server', { text: 'still here' });
    await expect.poll(() => reader.messages.at(-1)).toMatchObject({ arguments: ['server', { text: 'still here' }] });
  });
});

describe('silence', () => {
  it('is broken by pings, and ends a connection only once its client has pinged', async () => {
    const server = await serve({ timing: { keepAlive: 60, clientTimeout: 150, tick: 20 } });
    const [quiet, pinging] = [await connect(server), await connect(server)];
    pinging.send({ type: 6 });
    await pinging.ended;
    expect(pinging.messages.slice(1).every(({ type }) => type === 6)).toBe(true);
    expect(pinging.messages.length).toBeGreaterThan(1);
    expect(server.log).toContain('disconnected: timed out');
    const heard = quiet.messages.length;
    await expect.poll(() => quiet.messages.length).toBeGreaterThan(heard + 1);
    expect(server.hub.connectionCount()).toBe(1);
  });
});

describe('a resumable connection', () => {
  const resumable = (server: ChatServer) => negotiate(server.url, 'negotiateVersion=1&useStatefulReconnect=true');
  const say = (server: ChatServer, text: string) => server.hub.clients.all.send('said', 'server', { text });

  it('numbers, acknowledges, and says again what was not acknowledged', async () => {
    const server = await serve({ timing: { tick: 20 } });
    const { address } = await resumable(server);
    const first = await connect(server, address);
    say(server, 'one');
    first.send({ type: 1, target: 'add', arguments: [1, 1], invocationId: 'a' });
    await expect.poll(() => first.messages.at(-1)).toEqual({ type: 8, sequenceId: 1 });
    first.send({ type: 8, sequenceId: 1 });
    // Half a message, which the next socket must not have to complete.
    first.sendText('{"type":1,"tar');
    await expect.poll(() => first.messages.length).toBe(4);
    first.cut();
    await expect.poll(() => statusOf(address, { method: 'POST' })).toBe(400);
    say(server, 'two');
    const second = await open(address);
    await expect.poll(() => second.messages.length).toBe(3);
    expect(second.messages).toEqual([
      { type: 9, sequenceId: 2 },
      { type: 3, invocationId: 'a', result: 2 },
      { type: 1, target: 'said', arguments: ['server', { text: 'two' }] },
    ]);
    const again = { type: 1, target: 'add', arguments: [1, 1], invocationId: 'a' };
    second.send({ type: 1, target: 'add', arguments: [9, 9], invocationId: 'before its sequence' });
    second.send({ type: 9, sequenceId: 1 }, again, { type: 1, target: 'add', arguments: [2, 2], invocationId: 'b' });
    await expect.poll(() => second.messages.slice(3)).toContainEqual({ type: 3, invocationId: 'b', result: 4 });
    expect(second.messages.filter(({ type }) => type === 3)).toHaveLength(2);
  });

  it('is taken over by a new socket while the server has not noticed that the old one broke', async () => {
    const server = await serve();
    const { address } = await resumable(server);
    const old = await connect(server, address);
    const taken = await open(address);
    await old.ended;
    await expect.poll(() => taken.messages[0]).toEqual({ type: 9, sequenceId: 1 });
    expect(server.hub.connectionCount()).toBe(1);
  });

  it('ends when nobody comes back, when the client says so, and when it skips what never came', async () => {
    const server = await serve({ timing: { tick: 20, resume: 100, handshake: 200 } });
    const lost = await connect(server, (await resumable(server)).address);
    lost.cut();
    await expect.poll(() => server.log).toContain('disconnected: connection lost');
    const polite = await connect(server, (await resumable(server)).address);
    polite.close();
    await expect.poll(() => server.log).toContain('disconnected: client left');
    const { address } = await resumable(server);
    await connect(server, address);
    const liar = await open(address);
    liar.send({ type: 9, sequenceId: 7 });
    await liar.ended;
    expect(liar.messages.at(-1)).toMatchObject({ type: 7, error: expect.stringContaining('Sequence ID greater') });
    expect(server.hub.connectionCount()).toBe(0);
  });

  it('can’t be resumed once more was said than is kept', async () => {
    const server = await serve({ limits: { replayBytes: 500 } });
    const { address } = await resumable(server);
    const socket = await connect(server, address);
    for (let count = 0; count < 20; count += 1) say(server, 'x'.repeat(50));
    await expect.poll(() => socket.messages.length).toBe(21);
    expect(await (await open(address)).ended).toBe(409);
    socket.cut();
    await expect.poll(() => server.log).toContain('disconnected: connection lost');
    const away = await connect(server, (await resumable(server)).address);
    away.cut();
    await expect
      .poll(() => {
        say(server, 'x'.repeat(50));
        return server.hub.connectionCount();
      })
      .toBe(0);
  });
});

describe('long polling', () => {
  async function startPolling(server: ChatServer) {
    const { address } = await negotiate(server.url);
    expect(await (await fetch(address)).text()).toBe('');
    await fetch(address, { method: 'POST', body: `${JSON.stringify(handshake)}\u001e` });
    expect(await (await fetch(address)).text()).toBe('{}\u001e');
    return address;
  }

  it('ends a poll for the next one, and all of them when the client leaves', async () => {
    const server = await serve();
    const address = await startPolling(server);
    const polls = [fetch(address), fetch(address)];
    expect((await Promise.race(polls)).status).toBe(204);
    expect(await statusOf(address, { method: 'DELETE' })).toBe(202);
    expect((await Promise.all(polls)).map(({ status }) => status)).toEqual([204, 204]);
    await expect.poll(() => server.hub.connectionCount()).toBe(0);
    expect(server.log).toContain('disconnected: client left');
    expect(await statusOf(address)).toBe(404);
  });

  it('fetches why a handshake was refused, also by a poll that was just being admitted', async () => {
    const admit = async ({ method }: { method: string }) => {
      if (method === 'GET') await pause(50);
      return { user: { id: null } };
    };
    const server = await serve({ admit });
    const { address } = await negotiate(server.url);
    expect(await (await fetch(address)).text()).toBe('');
    const poll = fetch(address);
    await pause(10);
    await fetch(address, { method: 'POST', body: '{"protocol":"xml","version":1}\u001e' });
    const answer = await poll;
    expect([answer.status, await answer.text()]).toEqual([
      200,
      '{"error":"The protocol \'xml\' is not supported."}\u001e',
    ]);
  });

  it('keeps what was said for the next poll when one is given up', async () => {
    const server = await serve();
    const address = await startPolling(server);
    const abort = new AbortController();
    const given = fetch(address, { signal: abort.signal }).catch(() => null);
    abort.abort();
    await given;
    server.hub.clients.all.send('said', 'server', { text: 'one' });
    server.hub.clients.all.send('said', 'server', { text: 'two' });
    const answer = await (await fetch(address)).text();
    expect(answer).toContain('one');
    const rest = answer.includes('two') ? '' : await (await fetch(address)).text();
    expect(answer + rest).toContain('two');
  });

  it('answers an empty poll after a while, and drops who polls no more', async () => {
    const server = await serve({ timing: { poll: 50, pollGap: 100, tick: 20 } });
    const address = await startPolling(server);
    const empty = await fetch(address);
    expect([empty.status, await empty.text()]).toEqual([200, '']);
    await expect.poll(() => server.log).toContain('disconnected: timed out');
  });

  it('tells the last words of a connection to a poll that comes after its end', async () => {
    const server = await serve();
    const address = await startPolling(server);
    server.hub.disconnect({ kind: 'all' }, { error: 'The hall closes.' });
    expect(await (await fetch(address)).text()).toContain('The hall closes.');
    expect(await statusOf(address)).toBe(204);
  });
});
