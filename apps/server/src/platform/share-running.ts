import { runForAll } from './waiter.ts';

/** Returns a function that runs `work` once for all who ask for the same key while it is under way. */
export function shareRunning<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, work) => {
    const found = running.get(key) ?? runForAll(work).finally(() => running.delete(key));
    running.set(key, found);
    return found;
  };
}
