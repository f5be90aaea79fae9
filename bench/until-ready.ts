import { setTimeout as pause } from 'node:timers/promises';

/** A first start migrates everything: a minute and more beside other work on slow cores. */
const patienceMs = 300_000;

/** Waits until the server at that origin is ready. Throws if it isn't within minutes. */
export async function untilReady(origin: string): Promise<void> {
  const until = performance.now() + patienceMs;
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
    if (performance.now() > until) throw new Error(`The server at ${origin} does not get ready.`);
    await pause(100);
  }
}
