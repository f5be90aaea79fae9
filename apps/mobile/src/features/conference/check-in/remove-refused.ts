import type { CheckerStorage } from './checker-types.ts';

/** Takes out of the queue what the server refuses, once it was entered by hand; what is not refused stays. */
export async function removeRefused(
  storage: Pick<CheckerStorage, 'readQueue' | 'removeEntry' | 'removeAdmission'>,
  nonce: string,
): Promise<void> {
  const entry = (await storage.readQueue()).find(({ item }) => item.nonce === nonce);
  if (entry?.state !== 'refused') return;
  await storage.removeEntry(nonce);
  await storage.removeAdmission(entry.item.pointId, entry.tag, nonce);
}
