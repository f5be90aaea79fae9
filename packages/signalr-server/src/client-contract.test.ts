import { HttpTransportType, type HubConnection, Subject } from '@microsoft/signalr';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ChatServer, startChatServer } from './testing/chat-server.ts';
import { type ClientOptions, connectClient } from './testing/connect-client.ts';

// Behaviour of Microsoft's own client over every transport, in every protocol it can carry.

const combinations: [string, ClientOptions][] = [
  ['WebSockets, JSON', { transport: HttpTransportType.WebSockets }],
  ['WebSockets, MessagePack', { transport: HttpTransportType.WebSockets, isBinary: true }],
  ['server-sent events, JSON', { transport: HttpTransportType.ServerSentEvents }],
  ['long polling, JSON', { transport: HttpTransportType.LongPolling }],
  ['long polling, MessagePack', { transport: HttpTransportType.LongPolling, isBinary: true }],
  ['resumable WebSockets, JSON', { isResumable: true }],
  ['resumable WebSockets, MessagePack', { isResumable: true, isBinary: true }],
];

let server: ChatServer;
const clients: HubConnection[] = [];
beforeAll(async () => {
  server = await startChatServer({ limits: { messagesPerSecond: 1000, messageBurst: 5000 } });
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.stop()));
});
afterAll(() => server.stop());

async function connect(options: ClientOptions): Promise<HubConnection> {
  const client = await connectClient(server.url, options);
  clients.push(client);
  return client;
}

function collect(client: HubConnection, method: string, ...args: unknown[]): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const items: unknown[] = [];
    client.stream(method, ...args).subscribe({
      next: (item: unknown) => items.push(item),
      complete: () => resolve(items),
      error: reject,
    });
  });
}

describe.each(combinations)('%s', (_name, options) => {
  it('calls a method and gets its result, whatever JSON can hold', async () => {
    const client = await connect(options);
    expect(await client.invoke('add', 2, 3)).toBe(5);
    const value = { 中文: '图苑 📷', none: null, nested: [{ a: [1.5, true, ''] }], large: 2 ** 40 };
    expect(await client.invoke('echo', value)).toEqual(value);
    expect(await client.invoke('ECHO', 'x')).toBe('x');
  });

  it('carries a message as large as the limit allows, in pieces of any size', async () => {
    const client = await connect(options);
    const text = '云'.repeat(21_000);
    expect(await client.invoke('echo', text)).toBe(text);
  });

  it('tells why a call failed, but not what the server knows', async () => {
    const client = await connect(options);
    const messageOf = (method: string, ...args: unknown[]) =>
      client.invoke(method, ...args).catch((error: unknown) => (error instanceof Error ? error.message : ''));
    expect(await messageOf('fail', 'told')).toBe(
      "An unexpected error occurred invoking 'fail' on the server. HubException: The hall is full.",
    );
    expect(await messageOf('fail', 'secret')).toBe("An unexpected error occurred invoking 'fail' on the server.");
    expect(await messageOf('fail', 'forbidden')).toBe("Failed to invoke 'fail' because user is unauthorized");
    expect(await messageOf('add', 'two', 3)).toContain('Invalid arguments');
    for (const unknown of ['nothing', 'constructor', '__proto__', 'connected', 'toString'])
      expect(await messageOf(unknown)).toContain('Method does not exist');
    expect(await messageOf('count', 3)).toContain("invoke the streaming 'count' method with a non-streaming");
    await expect(collect(client, 'echo', 3)).rejects.toThrow("invoke the non-streaming 'echo' method with a streaming");
  });

  it('streams from the server, and hears why a stream broke', async () => {
    const client = await connect(options);
    expect(await collect(client, 'count', 200)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    await expect(collect(client, 'failAfter', 2)).rejects.toThrow(
      'An error occurred on the server while streaming results. HubException: The stage collapsed.',
    );
  });

  it('streams to the server, and both ways at once', async () => {
    const client = await connect(options);
    const numbers = new Subject<number>();
    const sum = client.invoke('sum', numbers);
    for (const number of [1, 2, 3]) numbers.next(number);
    numbers.complete();
    expect(await sum).toBe(6);
    const halves = new Subject<number>();
    const doubled = collect(client, 'double', halves);
    for (const number of [1.5, 2.5]) halves.next(number);
    halves.complete();
    expect(await doubled).toEqual([3, 5]);
    const words = new Subject<string>();
    const refused = client.invoke('sum', words);
    words.next('not a number');
    await expect(refused).rejects.toThrow('An item of the stream is invalid.');
  });

  it('ends a stream on the server when the client cancels it', async () => {
    const client = await connect(options);
    server.log.length = 0;
    await new Promise<void>((resolve) => {
      const subscription = client.stream<number>('endless').subscribe({
        next(number) {
          if (number < 3) return;
          subscription.dispose();
          resolve();
        },
        complete: () => undefined,
        error: () => undefined,
      });
    });
    await expect.poll(() => server.log).toContain('the endless stream ended');
    expect(await client.invoke('add', 1, 1)).toBe(2);
  });

  it('answers a question of the server, also within a call of its own', async () => {
    const client = await connect(options);
    client.on('asked', (question: string) => `${question} Yes.`);
    expect(await client.invoke('askBack', 'Is it you?')).toBe('Is it you? Yes.');
  });

  it('hears what is said in its groups, in order, without what was not declared', async () => {
    const [speaker, listener, stranger] = await Promise.all([connect(options), connect({}), connect(options)]);
    const heard: unknown[] = [];
    const strange: unknown[] = [];
    listener.on('said', (_from: string, said: unknown) => heard.push(said));
    stranger.on('said', (_from: string, said: unknown) => strange.push(said));
    await Promise.all([speaker.invoke('join', 'hall'), listener.invoke('join', 'hall')]);
    for (let number = 0; number < 50; number += 1) await speaker.send('say', 'hall', `${number}`);
    await expect.poll(() => heard.length).toBe(50);
    expect(heard).toEqual(Array.from({ length: 50 }, (_, number) => ({ text: `${number}` })));
    const secretive = { text: 'a', token: 'b' };
    server.hub.clients.group('hall').send('said', 'server', secretive);
    await expect.poll(() => heard.at(-1)).toEqual({ text: 'a' });
    expect(strange).toEqual([]);
  });

  it('runs the calls of one client one after the other', async () => {
    const client = await connect(options);
    const done: unknown[] = [];
    await Promise.all([60, 20, 0].map((ms) => client.invoke('rest', ms).then(() => done.push(ms))));
    expect(done).toEqual([60, 20, 0]);
  });

  it('leaves in peace', async () => {
    const client = await connect(options);
    const before = server.hub.connectionCount();
    await client.stop();
    await expect.poll(() => server.hub.connectionCount()).toBe(before - 1);
    expect(server.errors.filter((error) => !(error instanceof Error && error.message.includes('password')))).toEqual(
      [],
    );
  });
});
