// Broadcasts to a full hall, against a bare `ws` server in the same run: `pnpm bench hub [--connections 5000] [--seconds 60] [--rate 4] [--bytes 1024]`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signalr } from '@tuyuan/signalr-server/fastify/signalr.ts';
import { createHub } from '@tuyuan/signalr-server/hub/create-hub.ts';
import Fastify from 'fastify';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import { machineLine } from './bench-database.ts';
import { verdict } from './measure.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '4' },
    bytes: { type: 'string', default: '1024' },
  },
});
const [connections, seconds, rate, bytes] = [values.connections, values.seconds, values.rate, values.bytes].map(Number);
const padding = 'x'.repeat(Math.max(0, (bytes ?? 0) - 120));
const Report = z.object({ received: z.number(), p50: z.number(), p99: z.number() });

interface Hall {
  url: string;
  greeting: string;
  broadcast(message: { sentAt: number; padding: string }): void;
  close(): Promise<void>;
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
    close: () => app.close(),
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
    async close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

async function measure(what: string, hall: Hall) {
  const before = process.memoryUsage();
  const receivers = fork(join(import.meta.dirname, 'hub-receivers.ts'), [hall.url, String(connections), hall.greeting]);
  await once(receivers, 'message');
  await pause(1000);
  const after = process.memoryUsage();
  const broadcasts = (seconds ?? 0) * (rate ?? 1);
  const cpuBefore = process.cpuUsage();
  for (let count = 0; count < broadcasts; count += 1) {
    hall.broadcast({ sentAt: performance.timeOrigin + performance.now(), padding });
    await pause(1000 / (rate ?? 1));
  }
  const cpu = process.cpuUsage(cpuBefore);
  await pause(2000);
  receivers.send('report');
  const [answer]: unknown[] = await once(receivers, 'message');
  const report = Report.parse(answer);
  receivers.kill();
  await hall.close();
  return {
    what,
    ...report,
    expected: broadcasts * (connections ?? 0),
    cpuMs: (cpu.user + cpu.system) / 1000 / broadcasts,
    rssKib: (after.rss - before.rss) / 1024 / (connections ?? 1),
  };
}

console.log(
  `${machineLine()}\n${connections} connections × ${rate}/s × ${bytes} B for ${seconds} s; receivers share the cores`,
);
const bare = await measure('bare ws', await openBare());
const ours = await measure('hub', await openHub());
console.table(
  [bare, ours].map((row) => ({
    what: row.what,
    delivered: `${row.received} of ${row.expected}`,
    'p50 ms': row.p50.toFixed(1),
    'p99 ms': row.p99.toFixed(1),
    'CPU ms a broadcast': row.cpuMs.toFixed(1),
    'RSS KiB a connection': row.rssKib.toFixed(1),
  })),
);
const ratio = (name: 'p50' | 'p99' | 'cpuMs') => (ours[name] / bare[name]).toFixed(2);
console.table([{ what: 'hub ÷ bare ws', p50: ratio('p50'), p99: ratio('p99'), CPU: ratio('cpuMs') }]);
console.table([
  { what: 'everything arrived', limit: '', verdict: verdict(ours.received === ours.expected) },
  { what: 'p50', limit: '≤ 80 ms', verdict: verdict(ours.p50 <= 80) },
  { what: 'p99', limit: '≤ 300 ms', verdict: verdict(ours.p99 <= 300) },
]);
