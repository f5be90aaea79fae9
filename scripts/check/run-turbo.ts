import { availableParallelism } from 'node:os';
import { findPnpm } from '../launcher/find-pnpm.mjs';
import { runTool } from './run-tool.ts';

export interface TurboRun {
  ok: boolean;
  output: string;
  /** How many packages had the task, and how many of them turbo knew the result of. */
  tasks: number;
  cached: number;
}

/** Runs a task of turbo.json in every package that has it, one package for each core at a time. */
export async function runTurbo(task: string, filters: string[] = []): Promise<TurboRun> {
  const options = ['--output-logs=errors-only', '--continue', `--concurrency=${availableParallelism()}`];
  // The type checkers of one process repeat each other's work: fewer of them, and as many packages as there are cores.
  const env = { GOMAXPROCS: '1' };
  const { code, output } = await runTool(findPnpm(), ['exec', 'turbo', 'run', task, ...options, ...filters], env);
  return {
    ok: code === 0,
    output,
    tasks: Number(/^\s*Tasks:.*?(\d+) total$/m.exec(output)?.[1] ?? 0),
    cached: Number(/^Cached:\s*(\d+) cached/m.exec(output)?.[1] ?? 0),
  };
}
