import { afterEach, expect, it } from 'vitest';
import { type ChatServer, type ChatUser, startChatServer } from '../testing/chat-server.ts';
import { connectClient } from '../testing/connect-client.ts';
import { handshake, openRawSocket } from '../testing/raw-socket.ts';
import { HubError } from './hub-error.ts';
import type { HubFilter } from './hub-filter.ts';
import type { HubMetrics } from './hub-metrics.ts';

let server: ChatServer;
afterEach(() => server.stop());

it('wraps calls and connecting, the first filter outermost', async () => {
  const log: string[] = [];
  const named = (name: string): HubFilter<ChatUser> => ({
    async call({ method, args }, next) {
      log.push(`${name} before ${method}(${args.join()})`);
      const result = await next();
      log.push(`${name} after`);
      return typeof result === 'number' ? result + 100 : result;
    },
  });
  const guard: HubFilter<ChatUser> = {
    async call({ method }, next) {
      if (method === 'echo') throw new HubError('Not here.');
      return next();
    },
  };
  server = await startChatServer({ filters: [named('outer'), named('inner'), guard] });
  const client = await connectClient(server.url);
  expect(await client.invoke('add', 1, 2)).toBe(203);
  expect(log).toEqual(['outer before add(1,2)', 'inner before add(1,2)', 'inner after', 'outer after']);
  await expect(client.invoke('echo', 1)).rejects.toThrow('Not here.');
  await client.stop();
});

it('keeps out whom a filter does not let connect', async () => {
  const door: HubFilter<ChatUser> = {
    async connect() {
      throw new Error('The door is shut.');
    },
  };
  server = await startChatServer({ filters: [door] });
  const socket = await openRawSocket(server.url);
  socket.send(handshake);
  await socket.ended;
  expect(socket.messages).toEqual([{}, { type: 7, error: 'Connection closed with an error.', allowReconnect: false }]);
  expect(server.errors).toEqual([expect.objectContaining({ message: 'The door is shut.' })]);
});

it('tells what happens to whoever counts it', async () => {
  const counted: string[] = [];
  const metrics: HubMetrics = {
    negotiated: () => counted.push('negotiated'),
    opened: (transport) => counted.push(`opened ${transport}`),
    closed: (transport, reason) => counted.push(`closed ${transport}: ${reason}`),
    called: (method, outcome) => counted.push(`${method} ${outcome}`),
  };
  server = await startChatServer({ metrics });
  const client = await connectClient(server.url);
  await client.invoke('ADD', 1, 2);
  await client.invoke('fail', 'told').catch(() => undefined);
  await client.invoke('fail', 'secret').catch(() => undefined);
  await client.invoke('made up').catch(() => undefined);
  await client.stop();
  await expect.poll(() => counted.length).toBe(7);
  expect(counted).toEqual([
    'negotiated',
    'opened WebSockets',
    'add ok',
    'fail refused',
    'fail failed',
    'unknown refused',
    'closed WebSockets: client left',
  ]);
});
