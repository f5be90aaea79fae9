import { readdirSync, readFileSync } from 'node:fs';

/** Returns milliseconds of processor time all threads of these processes have used so far, from /proc; null where that can't be read. */
export function processCpu(ids: readonly number[]): number | null {
  try {
    const threads = ids.flatMap((id) => readdirSync(`/proc/${id}/task`).map((thread) => `/proc/${id}/task/${thread}`));
    return threads.reduce(
      (sum, path) => sum + Number(readFileSync(`${path}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
      0,
    );
  } catch {
    return null;
  }
}
