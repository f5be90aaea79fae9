import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { nearestCodes } from './nearest-codes.ts';

const Table = z.object({ ids: z.instanceof(Int32Array), codes: z.instanceof(Uint32Array) });
const Order = z.object({ wanted: z.array(z.instanceof(Uint32Array)), limit: z.int(), except: z.int() });

const table = Table.parse(workerData);
parentPort?.on('message', (message: unknown) => {
  const { wanted, ...options } = Order.parse(message);
  parentPort?.postMessage(nearestCodes(table, wanted, options));
});
