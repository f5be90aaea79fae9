import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { CommentFault, CommentList } from '@tuyuan/contract/community/comment-words.ts';
import { errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { clearReports, decideOn, lockComments } from './managed-comment.repository.ts';
import { notifyOfDecision } from './notify-of-decision.ts';

/**
 * Shows comments, or hides them for that reason; their reports are done with. Of two who decide at once on the same, the second is
 * told: it is no longer in the list they saw. Who wrote what was waiting is notified.
 */
export function decideOnComments(
  db: Database,
  { ids, list, reason }: { ids: readonly number[]; list: CommentList; reason: CommentFault | null },
): Promise<BulkResult> {
  return inTransaction(db, async (transaction) => {
    const locked = await lockComments(transaction, ids);
    const there = new Set(locked.map(({ id }) => id));
    const decided = new Set(await decideOn(transaction, { ids, list, reason }));
    await clearReports(transaction, [...decided]);
    for (const comment of locked)
      if (comment.isPending && decided.has(comment.id)) await notifyOfDecision(transaction, comment, reason);
    const failed = ids
      .filter((id) => !decided.has(id))
      .map((id) => {
        const code = there.has(id) ? 'Comment.Decided' : 'Comment.NotFound';
        return { id, code, message: errorCatalogue[code].message };
      });
    return { succeeded: ids.filter((id) => decided.has(id)), failed };
  });
}
