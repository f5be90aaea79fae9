import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { type ClientOptions, connectClient } from '../testing/connect-client.ts';
import { type ChatProcess, forkChat } from '../testing/fork-chat.ts';
import { redisUrl, withRedis } from '../testing/test-redis.ts';

if (!withRedis) console.warn(`No Redis answers at ${redisUrl}: two processes are not tried.`);

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

describe.skipIf(!withRedis)('two server processes over Redis', { timeout: 20_000 }, () => {
  async function serve(prefix: string, port?: number): Promise<ChatProcess> {
    const server = await forkChat(prefix, port);
    cleanUps.push(server.kill);
    return server;
  }

  async function bothServe() {
    const prefix = `test:${randomUUID()}:`;
    const [left, right] = await Promise.all([serve(prefix), serve(prefix)]);
    expect(new Set([left.pid, right.pid, process.pid]).size).toBe(3);
    return { left, right, prefix };
  }

  async function connect(server: ChatProcess, userId: string, options: ClientOptions = {}) {
    const client = await connectClient(server.url, { ...options, http: { accessTokenFactory: () => userId } });
    cleanUps.push(() => client.stop());
    const heard: string[] = [];
    client.on('said', (_from: string, { text }: { text: string }) => heard.push(text));
    return { client, heard };
  }

  it('see each other’s broadcasts, those to a group, and those to a user', async () => {
    const { left, right } = await bothServe();
    const here = await connect(left, 'lin');
    const there = await connect(right, 'lin', { isBinary: true });
    const other = await connect(right, 'wang');
    for (const { client } of [here, other]) await client.invoke('join', 'hall');
    await here.client.invoke('announce', 'to all, from the left');
    await here.client.invoke('say', 'hall', 'to the hall');
    await here.client.invoke('tell', 'lin', 'to lin');
    await here.client.invoke('announce', 'end');
    await expect.poll(() => here.heard).toEqual(['to all, from the left', 'to the hall', 'to lin', 'end']);
    await expect.poll(() => there.heard).toEqual(['to all, from the left', 'to lin', 'end']);
    await expect.poll(() => other.heard).toEqual(['to all, from the left', 'to the hall', 'end']);
    await other.client.invoke('announce', 'to all, from the right');
    for (const { heard } of [here, there, other]) await expect.poll(() => heard.at(-1)).toBe('to all, from the right');
  });

  it('go on when one is killed, and both hear again when it is back', async () => {
    const { left, right, prefix } = await bothServe();
    const here = await connect(left, 'lin');
    const there = await connect(right, 'wang', { reconnect: Array.from({ length: 50 }, () => 200) });
    const isBack = new Promise<void>((resolve) => there.client.onreconnected(() => resolve()));
    await right.kill();
    await here.client.invoke('announce', 'while it was gone');
    await expect.poll(() => here.heard).toEqual(['while it was gone']);
    const again = await serve(prefix, right.port);
    expect(again.pid).not.toBe(right.pid);
    await isBack;
    await here.client.invoke('announce', 'from the left');
    // A process's own listeners hear it before messages of another process arrive over Redis.
    await expect.poll(() => there.heard).toEqual(['from the left']);
    await there.client.invoke('announce', 'from the right');
    await expect.poll(() => there.heard).toEqual(['from the left', 'from the right']);
    await expect.poll(() => here.heard).toEqual(['while it was gone', 'from the left', 'from the right']);
  });
});
