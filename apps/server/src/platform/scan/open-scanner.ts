import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { z } from 'zod';

/** Codes of images, in the order of the ids. */
export interface CodeBlock<Codes> {
  ids: Int32Array;
  codes: Codes;
}

export type ScanOrder<Codes, Wanted> =
  | ({ kind: 'append' | 'put' } & CodeBlock<Codes>)
  | { kind: 'nearest'; wanted: Wanted; limit: number; among: Int32Array | null };

export interface Scanner<Codes, Wanted> {
  /** Does one order after the other; resolves to the ids that were asked for. Rejects once the thread has ended. */
  run(order: ScanOrder<Codes, Wanted>): Promise<number[]>;
  close(): Promise<void>;
}

/** A comparison takes a fraction of it. */
const patienceMs = 20_000;
const Found = z.tuple([z.instanceof(Int32Array)]);

/** Keeps the codes in a thread of its own, which runs `workScans`: to compare a million images takes it a tenth of a second or more. */
export function openScanner<Codes, Wanted>(workerFile: URL, workerData?: unknown): Scanner<Codes, Wanted> {
  const worker = new Worker(workerFile, { workerData });
  // What is kept for searches to come doesn't keep the process running.
  worker.unref();
  const ended = new AbortController();
  worker.once('error', (error) => ended.abort(error));
  worker.once('exit', () => ended.abort(new Error('The thread that compares images has ended.')));
  const inTurn = pLimit(1);
  return {
    run: (order) =>
      inTurn(async () => {
        ended.signal.throwIfAborted();
        worker.postMessage(order);
        // A thread that ended or hangs never answers.
        const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(patienceMs)]);
        const [ids] = Found.parse(await once(worker, 'message', { signal }));
        return [...ids];
      }),
    close: async () => void (await worker.terminate()),
  };
}
