// Runs one of the two servers in its own process, so that its memory and processor time can be measured: `node
// hub-hall.ts <bare|hub>`.
import { on, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { signalr } from '@tuyuan/signalr-server/fastify/signalr.ts';
import { createHub } from '@tuyuan/signalr-server/hub/create-hub.ts';
import Fastify from 'fastify';
import { WebSocketServer } from 'ws';
import { z } from 'zod';

const Order = z.object({ connections: z.number(), broadcasts: z.number(), pauseMs: z.number(), padding: z.string() });

interface Hall {
  url: string;
  /** First message of a client. */
  greeting: string;
  broadcast(message: { sentAt: number; padding: string }): void;
}

async function openHub(): Promise<Hall> {
  const hub = createHub({ path: '/hub', methods: {} }, { admit: async () => ({ user: { id: null } }), methods: {} });
  const app = Fastify();
  await app.register(signalr, { hubs: [hub], drainMs: 0 });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `${address.replace('http', 'ws')}/hub`,
    greeting: '{"protocol":"json","version":1}\u001e',
    broadcast: (message) => hub.clients.all.send('tick', message),
  };
}

async function openBare(): Promise<Hall> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `ws://127.0.0.1:${port}`,
    greeting: '',
    broadcast(message) {
      const written = Buffer.from(JSON.stringify({ type: 1, target: 'tick', arguments: [message] }));
      for (const socket of server.clients) socket.send(written, { binary: false });
    },
  };
}

const hall = process.argv[2] === 'bare' ? await openBare() : await openHub();
const before = process.memoryUsage().rss;
process.send?.({ url: hall.url, greeting: hall.greeting });
for await (const [order] of on(process, 'message')) {
  const { connections, broadcasts, pauseMs, padding } = Order.parse(order);
  const rssKib = (process.memoryUsage().rss - before) / 1024 / connections;
  const cpuBefore = process.cpuUsage();
  for (let count = 0; count < broadcasts; count += 1) {
    hall.broadcast({ sentAt: performance.timeOrigin + performance.now(), padding });
    await pause(pauseMs);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  process.send?.({ rssKib, cpuMs: (user + system) / 1000 / broadcasts });
}
