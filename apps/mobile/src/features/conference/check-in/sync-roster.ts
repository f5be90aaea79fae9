import type { CheckerCalls } from './checker-calls.ts';
import type { CheckerStorage } from './checker-types.ts';

/** A big meeting's roster comes in parts; this many at one go, then the rest with the next. */
const maxParts = 40;

/** Brings what is new of the roster and of a point's admissions; until when it is true, or undefined where the server fell silent. */
export async function fetchRoster(
  calls: Pick<CheckerCalls, 'roster'>,
  storage: CheckerStorage,
  at: { readonly deviceId: number; readonly pointId: number },
): Promise<number | undefined> {
  // Only what the server had heard of before it is asked is certainly in its answer.
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
    // Only a complete answer is true as a whole: until then the time of the last one stands.
    cursor = { afterLine: nextLine, afterAdmission: nextAdmission, asOf: isComplete ? asOf : cursor.asOf };
    await storage.writeCursor(at.pointId, cursor);
    if (!isComplete) continue;
    // The server's own account has come; two would be one portion too many.
    for (const { pointId, tag, nonce } of told) await storage.removeAdmission(pointId, tag, nonce);
    await storage.removeTold(told);
    return asOf;
  }
  return cursor.asOf === 0 ? undefined : cursor.asOf;
}
