export interface Figures {
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
}

/** Runs `calls` of `work` with `clients` at a time; milliseconds. */
export async function measure(
  calls: number,
  clients: number,
  work: (call: number) => Promise<unknown>,
): Promise<Figures> {
  const taken: number[] = [];
  let next = 0;
  const startedAt = performance.now();
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
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond: calls / seconds };
}

const ms = (value: number) => value.toFixed(1).padStart(8);

/** One line of a result table; the limit is for p95, in milliseconds. */
export function figuresLine(name: string, figures: Figures, limit?: number): string {
  const verdict = limit === undefined ? '' : `  limit ${limit} ms: ${figures.p95 <= limit ? 'kept' : 'BROKEN'}`;
  return `${name.padEnd(46)} p50 ${ms(figures.p50)}  p95 ${ms(figures.p95)}  p99 ${ms(figures.p99)}  ${figures.perSecond.toFixed(0).padStart(5)}/s${verdict}`;
}
