import { randomUUID } from 'node:crypto';
import type { HubConnection } from '@microsoft/signalr';
import { afterEach, describe, expect, it } from 'vitest';
import { admitByName } from '../testing/admit-by-name.ts';
import { type ChatServer, startChatServer } from '../testing/chat-server.ts';
import { connectClient } from '../testing/connect-client.ts';
import { redisUrl, withRedis } from '../testing/test-redis.ts';
import type { Backplane } from './backplane.ts';
import { inProcessBackplane } from './in-process-backplane.ts';
import { redisBackplane } from './redis-backplane.ts';

if (!withRedis) console.warn(`No Redis answers at ${redisUrl}: hubs are joined in process only.`);

const shared = inProcessBackplane();
const prefix = `test:${randomUUID()}:`;
const kinds: [string, () => Backplane][] = [
  ['in process', () => shared],
  ...(withRedis
    ? [['over Redis', () => redisBackplane({ url: redisUrl, prefix })] satisfies [string, () => Backplane]]
    : []),
];

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

describe.each(kinds)('two servers joined %s', (_name, open) => {
  async function serve(): Promise<ChatServer> {
    const backplane = open();
    const server = await startChatServer({ backplane, admit: admitByName });
    cleanUps.push(() => backplane.close(), server.stop);
    return server;
  }

  async function connect(server: ChatServer, isBinary: boolean, userId?: string) {
    const http = userId === undefined ? {} : { accessTokenFactory: () => userId };
    const client = await connectClient(server.url, { isBinary, http });
    cleanUps.push(() => client.stop());
    const heard: string[] = [];
    client.on('said', (_from: string, { text }: { text: string }) => heard.push(text));
    return { client, heard };
  }

  const idOf = ({ connectionId }: HubConnection) => connectionId ?? '';

  it('see each other’s broadcasts, each once, in order and in either protocol', async () => {
    const [left, right] = [await serve(), await serve()];
    const [speaker, near, far] = [await connect(left, false), await connect(left, true), await connect(right, true)];
    for (const { client } of [speaker, near, far]) await client.invoke('join', 'hall');
    const texts = Array.from({ length: 20 }, (_, index) => `${index}`);
    for (const text of texts) await speaker.client.invoke('say', 'hall', text);
    for (const { heard } of [speaker, near, far]) await expect.poll(() => heard).toEqual(texts);
  });

  it('reach users, single connections and all but some, wherever they are', async () => {
    const [left, right] = [await serve(), await serve()];
    const here = await connect(left, false, 'lin');
    const there = await connect(right, false, 'lin');
    const other = await connect(right, true, 'wang');
    const { clients } = left.hub;
    clients.user('lin').send('said', '', { text: 'to lin' });
    clients.connection(idOf(other.client)).send('said', '', { text: 'to one' });
    clients.allExcept([idOf(there.client)]).send('said', '', { text: 'to all but one' });
    clients.all.send('said', '', { text: 'end' });
    await expect.poll(() => here.heard).toEqual(['to lin', 'to all but one', 'end']);
    await expect.poll(() => there.heard).toEqual(['to lin', 'end']);
    await expect.poll(() => other.heard).toEqual(['to one', 'to all but one', 'end']);
  });

  it('change groups of, and disconnect, each other’s connections', async () => {
    const [left, right] = [await serve(), await serve()];
    const there = await connect(right, false, 'lin');
    const him = { kind: 'users', ids: ['lin'] } as const;
    left.hub.addToGroup(him, 'hall');
    await expect.poll(() => right.hub.groupSize('hall')).toBe(1);
    left.hub.removeFromGroup(him, 'hall');
    await expect.poll(() => right.hub.groupSize('hall')).toBe(0);
    const closed = new Promise<Error | undefined>((resolve) => there.client.onclose(resolve));
    left.hub.disconnect(him, { error: 'The ticket was revoked.' });
    expect((await closed)?.message).toContain('The ticket was revoked.');
  });
});

it('goes on for its own clients while the backplane is gone', async () => {
  const errors: Error[] = [];
  const backplane = redisBackplane({ url: 'redis://127.0.0.1:1', onError: (error) => errors.push(error) });
  const server = await startChatServer({ backplane: { ...backplane, subscribe: async () => async () => undefined } });
  cleanUps.push(() => backplane.close(), server.stop);
  const client = await connectClient(server.url);
  cleanUps.push(() => client.stop());
  const heard: unknown[] = [];
  client.on('said', (_from, said) => heard.push(said));
  await client.invoke('say', 'everybody', 'still here');
  await expect.poll(() => heard).toEqual([{ text: 'still here' }]);
  await expect.poll(() => errors.length).toBeGreaterThan(0);
});
