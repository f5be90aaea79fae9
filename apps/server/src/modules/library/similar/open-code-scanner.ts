import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { CodeTable } from './nearest-codes.ts';

export interface CodeScanner {
  /** Same as `nearestCodes`; one call at a time. */
  nearest(wanted: readonly Uint32Array[], options: { limit: number; except: number }): Promise<readonly number[]>;
  close(): Promise<void>;
}

const Found = z.tuple([z.instanceof(Int32Array)]);

/** Scans the table in a thread of its own: a million codes take tens of milliseconds. */
export function openCodeScanner(table: CodeTable): CodeScanner {
  const worker = new Worker(new URL('./code-scan-worker.ts', import.meta.url), { workerData: table });
  return {
    async nearest(wanted, options) {
      worker.postMessage({ wanted, ...options });
      const [ids] = Found.parse(await once(worker, 'message'));
      return [...ids];
    },
    close: async () => void (await worker.terminate()),
  };
}
