import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { decideLines } from './danmaku.repository.ts';
import { publishDanmaku } from './publish-danmaku.ts';
import { publishWaiting } from './publish-waiting.ts';

/** Shows or hides messages and publishes that to their halls; returns how many changed. */
export function decideDanmaku(
  { db, actor }: SignedInContext,
  { ids, isShown }: { ids: readonly number[]; isShown: boolean },
  timeZone: string,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const changed = await decideLines(transaction, ids, isShown ? 'shown' : 'hidden', actor.id);
    for (const row of changed) {
      await publishDanmaku(transaction, row, timeZone);
      publishWaiting(transaction, row);
    }
    return changed.length;
  });
}
