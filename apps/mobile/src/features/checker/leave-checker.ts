import { waiting } from './checker-state.ts';
import { openCheckerStorage } from './checker-storage.ts';

/** How many scans made without network wait in this phone, of whatever conference. */
export async function countWaiting(): Promise<number> {
  // Where the browser keeps nothing, nothing waits.
  const storage = await openCheckerStorage().catch(() => undefined);
  return waiting((await storage?.readQueue().catch(() => [])) ?? []).length;
}

/** The phone is no checker's any more. */
export async function forgetChecker(): Promise<void> {
  const storage = await openCheckerStorage().catch(() => undefined);
  await storage?.forget();
}
