import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';

export interface Neighbour {
  address: string;
  publishPhoto(photo: { conferenceId: number; id: number }): void;
  stop(): Promise<void>;
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>;
}

/** Starts another process over the same database and data folder; resolves when it is ready. */
export async function forkNeighbour(
  connection: pg.ClientConfig,
  dataDir: string,
  mode: 'web' | 'worker' = 'web',
): Promise<Neighbour> {
  const child = fork(join(import.meta.dirname, 'neighbour-process.ts'), [JSON.stringify(connection), dataDir, mode]);
  const [told] = await Promise.race([once(child, 'message'), failed(child)]);
  return {
    address: z.url().parse(told),
    publishPhoto: (photo) => child.send(photo),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function failed(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The neighbour ended with ${code}.`);
}
