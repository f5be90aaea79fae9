// Runs a hall of bare sockets in its own process, so that latency includes their reading: `node hub-receivers.ts <url>
// <count> <greeting>`.
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

const [url = '', count = '0', greeting = ''] = process.argv.slice(2);
const sentAt = /"sentAt":([\d.]+)/;
const opensAtOnce = 100;
let latencies: number[] = [];

async function connect(): Promise<void> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on('message', (data) => {
    const sent = sentAt.exec(String(data))?.[1];
    if (sent !== undefined) latencies.push(performance.timeOrigin + performance.now() - Number(sent));
  });
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  if (greeting !== '') socket.send(greeting);
}

process.on('message', () => {
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  process.send?.({ received: latencies.length, p50: at(0.5), p99: at(0.99) });
  latencies = [];
});

for (let open = 0; open < Number(count); open += opensAtOnce) {
  await Promise.all(Array.from({ length: Math.min(opensAtOnce, Number(count) - open) }, connect));
  await pause(20);
}
process.send?.('connected');
