import { setTimeout as pause } from 'node:timers/promises';
import { type Figures, percentiles } from './measure.ts';

/**
 * Starts `calls` of `work` at a fixed rate, whether or not earlier ones have finished; measures milliseconds from the
 * moment each was due, so that a delay also counts for the calls behind it.
 */
export async function measureAtRate(
  calls: number,
  perSecond: number,
  work: (call: number) => Promise<void>,
): Promise<Figures> {
  const taken: number[] = [];
  const startedAt = performance.now();
  const nodeBefore = process.cpuUsage();
  async function one(call: number, dueAt: number): Promise<void> {
    await work(call);
    taken.push(performance.now() - dueAt);
  }
  const under: Promise<void>[] = [];
  for (let call = 0; call < calls; call += 1) {
    const dueAt = startedAt + (call * 1000) / perSecond;
    const early = dueAt - performance.now();
    if (early > 1) await pause(early);
    under.push(one(call, dueAt));
  }
  await Promise.all(under);
  const node = process.cpuUsage(nodeBefore);
  return {
    ...percentiles(taken),
    perSecond: (calls * 1000) / (performance.now() - startedAt),
    databaseCpu: null,
    nodeCpu: (node.user + node.system) / 1000 / calls,
  };
}
