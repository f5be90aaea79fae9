import type { Gate, Outcome } from './gates.ts';

export interface Result {
  name: string;
  outcome: Outcome;
  seconds: number;
}

/** Most gates have stretches on one core, at which the next one begins. */
const atOnce = 2;

/** Runs the gates, two at a time where they allow it, and tells of each as it ends. */
export async function runGates(gates: readonly Gate[], tell: (result: Result) => void): Promise<Result[]> {
  const running = new Map<string, Promise<Result>>();
  const results: Promise<Result>[] = [];
  for (const gate of gates) {
    const others = gate.isAlone ? 0 : atOnce - 1;
    while (running.size > others || running.has(gate.after ?? '')) await Promise.race(running.values());
    const run = runGate(gate).then((result) => {
      running.delete(gate.name);
      tell(result);
      return result;
    });
    running.set(gate.name, run);
    results.push(run);
    if (gate.isAlone) await run;
  }
  return Promise.all(results);
}

async function runGate({ name, run }: Gate): Promise<Result> {
  const began = performance.now();
  const outcome = await run().catch(crash);
  return { name, outcome, seconds: (performance.now() - began) / 1000 };
}

function crash(error: unknown): Outcome {
  return {
    ok: false,
    note: 'could not run',
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}
