import { setTimeout as pause } from 'node:timers/promises';
import type { WatchDeps } from './take-watched-file.ts';
import { watchFolder } from './watch-folder.ts';

const roundMs = 5000;

/** Watches a folder until it is stopped; a folder that can't be read is tried again. */
export function watchUploads(deps: WatchDeps, folder: string): () => void {
  const stop = new AbortController();
  const watch = watchFolder(deps, folder);
  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      await watch.round().catch(deps.onError);
      await pause(roundMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  }
  void run();
  return () => stop.abort();
}
