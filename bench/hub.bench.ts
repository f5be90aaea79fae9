// Broadcasts to a full hall, against a bare `ws` server in the same run: `pnpm bench hub [--connections 5000] [--seconds 60] [--rate 4] [--bytes 1024]`.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
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
const [connections, seconds, rate] = [Number(values.connections), Number(values.seconds), Number(values.rate)];
const bytes = Number(values.bytes);
const padding = 'x'.repeat(Math.max(0, bytes - 120));
const Address = z.object({ url: z.string(), greeting: z.string() });
const Spent = z.object({ rssKib: z.number(), cpuMs: z.number() });
const Report = z.object({ received: z.number(), p50: z.number(), p99: z.number() });

async function told<Schema extends z.ZodType>(child: ChildProcess, schema: Schema): Promise<z.output<Schema>> {
  const [message]: unknown[] = await once(child, 'message');
  return schema.parse(message);
}

async function measure(what: string, kind: 'bare' | 'hub') {
  const hall = fork(join(import.meta.dirname, 'hub-hall.ts'), [kind]);
  const { url, greeting } = await told(hall, Address);
  const receivers = fork(join(import.meta.dirname, 'hub-receivers.ts'), [url, String(connections), greeting]);
  await once(receivers, 'message');
  await pause(1000);
  const broadcasts = seconds * rate;
  hall.send({ connections, broadcasts, pauseMs: 1000 / rate, padding });
  const spent = await told(hall, Spent);
  await pause(2000);
  receivers.send('report');
  const report = await told(receivers, Report);
  receivers.kill();
  hall.kill();
  return { what, ...report, ...spent, expected: broadcasts * connections };
}

console.log(
  `${machineLine()}\n${connections} connections × ${rate}/s × ${bytes} B for ${seconds} s; receivers share the cores`,
);
const bare = await measure('bare ws', 'bare');
const ours = await measure('hub', 'hub');
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
