export interface Figures {
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
  /** Processor time a call, on the same machine only. */
  databaseCpu: number | null;
  nodeCpu: number;
}

/** Runs `calls` of `work` with `clients` at a time; milliseconds. */
export async function measure(
  calls: number,
  clients: number,
  work: (call: number) => Promise<unknown>,
  databaseCpu: () => number | null = () => null,
): Promise<Figures> {
  const taken: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  const nodeBefore = process.cpuUsage();
  const databaseBefore = databaseCpu();
  async function client(): Promise<void> {
    while (next < calls) {
      const call = next;
      next += 1;
      const before = performance.now();
      await work(call);
      taken.push(performance.now() - before);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - startedAt) / 1000;
  const node = process.cpuUsage(nodeBefore);
  const databaseAfter = databaseCpu();
  return {
    ...percentiles(taken),
    perSecond: calls / seconds,
    databaseCpu: databaseBefore === null || databaseAfter === null ? null : (databaseAfter - databaseBefore) / calls,
    nodeCpu: (node.user + node.system) / 1000 / calls,
  };
}

/** NaN of nothing. */
export function percentiles(taken: readonly number[]): Pick<Figures, 'p50' | 'p95' | 'p99'> {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const ms = (value: number) => value.toFixed(1);

/** Returns one line of a result table, in milliseconds; the limit applies to p95. */
export function figuresRow(what: string, figures: Figures, limit?: number): Record<string, string> {
  return {
    what,
    p50: ms(figures.p50),
    p95: ms(figures.p95),
    p99: ms(figures.p99),
    'per s': figures.perSecond.toFixed(0),
    'CPU database': figures.databaseCpu === null ? '–' : ms(figures.databaseCpu),
    'CPU Node': ms(figures.nodeCpu),
    limit: limit === undefined ? '' : `p95 ≤ ${limit.toFixed(limit < 10 ? 1 : 0)}`,
    verdict: limit === undefined ? '' : verdict(figures.p95 <= limit),
  };
}

/** Makes the process exit with 1 if a limit is broken, unless it runs in small (`small.ts`), where no limit means anything. */
export function verdict(isKept: boolean): string {
  if (!isKept && process.env.BENCH_SMALL === undefined) process.exitCode = 1;
  return isKept ? 'kept' : 'BROKEN';
}
