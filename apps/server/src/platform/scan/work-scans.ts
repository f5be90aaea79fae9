import { parentPort } from 'node:worker_threads';
import { z } from 'zod';

interface ScannedTable<Codes, Wanted> {
  /** Adds images that are not there. */
  append(ids: Int32Array, codes: Codes): void;
  /** Adds images, or replaces their codes. */
  put(ids: Int32Array, codes: Codes): void;
  /** Returns ids, the nearest first; of these only where they are given. */
  nearest(wanted: Wanted, limit: number, among: ReadonlySet<number> | null): Int32Array;
}

const Ids = z.custom<Int32Array>((value) => value instanceof Int32Array);

/** Makes this thread one that `openScanner` orders. */
export function workScans<Codes, Wanted>(
  table: ScannedTable<Codes, Wanted>,
  CodesOf: z.ZodType<Codes>,
  WantedOf: z.ZodType<Wanted>,
): void {
  const Put = z.object({ kind: z.enum(['append', 'put']), ids: Ids, codes: CodesOf });
  const Nearest = z.object({ wanted: WantedOf, limit: z.int(), among: Ids.nullable() });
  parentPort?.on('message', (message: unknown) => {
    const put = Put.safeParse(message);
    if (put.success) {
      table[put.data.kind](put.data.ids, put.data.codes);
      parentPort?.postMessage(Int32Array.of());
    } else {
      const { wanted, limit, among } = Nearest.parse(message);
      parentPort?.postMessage(table.nearest(wanted, limit, among && new Set(among)));
    }
  });
}
