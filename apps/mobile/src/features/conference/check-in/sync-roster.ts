import type { CheckerCalls } from './checker-calls.ts';
import type { CheckerStorage } from './checker-types.ts';

/** A large roster comes in parts: at most this many per run, the rest with the next run. */
const maxParts = 40;

/** Brings what is new of the roster and of a point's admissions; until when it is true, or undefined where the server fell silent. */
export async function fetchRoster(
  calls: Pick<CheckerCalls, 'roster'>,
  storage: CheckerStorage,
  at: { readonly deviceId: number; readonly pointId: number },
): Promise<number | undefined> {
  // Only admissions the server knew of before the request are certain to be in its answer.
  const told = (await storage.readTold()).filter(({ pointId }) => pointId === at.pointId);
  let cursor = (await storage.readCursor(at.pointId)) ?? { afterLine: 0, afterAdmission: 0, asOf: 0 };
  for (let part = 0; part < maxParts; part += 1) {
    const answer = await calls.roster({
      ...at,
      afterLine: cursor.afterLine,
      afterAdmission: cursor.afterAdmission,
      since: cursor.asOf,
    });
    if (answer.kind !== 'answer') return undefined;
    const { lines, admissions, nextLine, nextAdmission, isComplete, asOf } = answer.result;
    await storage.writeLines(lines);
    await storage.writeAdmissions(at.pointId, admissions);
    // Only a complete answer is consistent; until then the time of the last complete one is kept.
    cursor = { afterLine: nextLine, afterAdmission: nextAdmission, asOf: isComplete ? asOf : cursor.asOf };
    await storage.writeCursor(at.pointId, cursor);
    if (!isComplete) continue;
    // The server's own record has arrived; keeping both would count one portion too many.
    for (const { pointId, tag, nonce } of told) await storage.removeAdmission(pointId, tag, nonce);
    await storage.removeTold(told);
    return asOf;
  }
  return cursor.asOf === 0 ? undefined : cursor.asOf;
}
