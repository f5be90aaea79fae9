import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns a reader of the milliseconds of processor time that all threads of these processes have used so far, from
 * /proc. What has ended keeps its last reading; null where nothing can be read.
 */
export function processCpu(ids: readonly number[]): () => number | null {
  const known = new Map<string, number>();
  return () => {
    for (const id of ids) readThreads(id, known);
    return known.size === 0 ? null : known.values().reduce((sum, ms) => sum + ms, 0);
  };
}

function readThreads(id: number, known: Map<string, number>): void {
  try {
    for (const thread of readdirSync(`/proc/${id}/task`)) {
      const path = `/proc/${id}/task/${thread}/schedstat`;
      known.set(path, Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6);
    }
  } catch {
    // It has ended meanwhile, or this system has no /proc.
  }
}
