// The suites run side by side in two lanes, each on a server of its own: no test has to mind what the other lane changes.
import { createServer } from 'node:net';

export const lanes = ['public', 'office'] as const;
export type Lane = (typeof lanes)[number];

/** E2E_BASE_URL names a running server to test instead of starting two; both lanes then have it, one after the other. */
export const runningServer = process.env.E2E_BASE_URL;

/** The port of a lane's server. Chosen once: the configuration is read again by every worker, which inherits the environment. */
export function lanePort(lane: Lane): string {
  return process.env[`E2E_PORT_${lane.toUpperCase()}`] ?? '';
}

/** Origin of a lane's server, without a slash at its end. */
export function laneAddress(lane: Lane): string {
  return runningServer ?? `http://127.0.0.1:${lanePort(lane)}`;
}

export function laneAddresses(): string[] {
  return [...new Set(lanes.map(laneAddress))];
}

export async function choosePorts(): Promise<void> {
  for (const lane of lanes) process.env[`E2E_PORT_${lane.toUpperCase()}`] ||= String(await freePort());
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(address.port);
      });
    });
  });
}
