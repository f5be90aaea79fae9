import type { CheckerCalls } from './checker-calls.ts';
import { waiting } from './checker-state.ts';
import type { CheckerStorage } from './checker-types.ts';

const batchSize = 100;

/**
 * Sends what waits, oldest first; true once nothing does. Nothing leaves the queue before the server has said that it is stored;
 * what it was sent twice it knows by the nonce.
 */
export async function sendQueue(
  calls: Pick<CheckerCalls, 'upload'>,
  storage: CheckerStorage,
  deviceId: number,
  onStored: () => Promise<void>,
): Promise<boolean> {
  for (;;) {
    const batch = waiting(await storage.readQueue())
      .toSorted((a, b) => a.item.scannedAt - b.item.scannedAt)
      .slice(0, batchSize);
    if (batch.length === 0) return true;
    const answer = await calls.upload({ deviceId, items: batch.map(({ item }) => item) });
    if (answer.kind !== 'answer') return false;
    const outcomes = new Map(answer.result.items.map((outcome) => [outcome.nonce, outcome]));
    for (const entry of batch) {
      const outcome = outcomes.get(entry.item.nonce);
      if (!outcome) continue;
      await storage.writeEntry({
        ...entry,
        item: { ...entry.item, reason: outcome.reason },
        state: outcome.state === 'conflict' ? 'conflict' : 'sent',
        first: outcome.first,
      });
      // The server's own account of it comes with the roster; two would be one portion too many.
      await storage.removeAdmission(entry.item.pointId, entry.tag, entry.item.nonce);
    }
    await onStored();
    if (outcomes.size === 0) return false;
  }
}
