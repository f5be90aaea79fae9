import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { LookTable } from './look-table.ts';

const Ids = z.custom<Int32Array>((value) => value instanceof Int32Array);
const Codes = z.custom<Uint32Array>((value) => value instanceof Uint32Array);

export const ScanOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['append', 'put']), ids: Ids, codes: Codes }),
  z.object({ kind: z.literal('nearest'), wanted: z.array(Codes), limit: z.int(), among: Ids.nullable() }),
]);
export type ScanOrder = z.infer<typeof ScanOrder>;

const table = new LookTable();
parentPort?.on('message', (message: unknown) => {
  const order = ScanOrder.parse(message);
  if (order.kind === 'nearest') {
    const among = order.among && new Set(order.among);
    parentPort?.postMessage(table.nearest(order.wanted, order.limit, among));
  } else {
    table[order.kind](order.ids, order.codes);
    parentPort?.postMessage(Int32Array.of());
  }
});
