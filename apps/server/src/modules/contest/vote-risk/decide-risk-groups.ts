import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { decideRiskGroups as decideCall } from '@tuyuan/contract/contest/vote-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/request-context.ts';
import { bulkResultOf } from '../../library/index.ts';
import { tellVoters } from '../voting/index.ts';
import {
  decideOnGroups,
  findExistingGroups,
  findVotersAfterEnd,
  findVotesOfGroups,
} from './managed-vote.repository.ts';
import { moveVotes } from './risk.repository.ts';

/**
 * Removes the votes of groups that look arranged, or lets them count again. Of two who decide the same at once the second is told;
 * votes that their voter took back stay so.
 */
export function decideRiskGroups(
  { db, actor }: Acting,
  { ids, decision, reason }: InputOf<typeof decideCall>,
): Promise<BulkResult> {
  const wanted = [...new Set(ids)];
  return inTransaction(db, async (transaction) => {
    const decided = await decideOnGroups(transaction, wanted, { decision, reason, decidedBy: actor.id });
    const moved: [activityId: number, voters: number[]][] = [];
    const byActivity = Map.groupBy(decided, ({ activityId }) => activityId);
    for (const activityId of [...byActivity.keys()].sort((a, b) => a - b)) {
      const groups = byActivity.get(activityId) ?? [];
      const votes = await findVotesOfGroups(
        transaction,
        groups.map(({ id }) => id),
      );
      await moveVotes(transaction, activityId, { ids: votes, move: decision, reason });
      moved.push([activityId, await findVotersAfterEnd(transaction, votes)]);
    }
    const codes = { notFound: 'RiskGroup.NotFound', stateMismatch: 'RiskGroup.Decided' } as const;
    const existing = await findExistingGroups(transaction, wanted);
    for (const [activityId, voters] of moved) await tellVoters(transaction, activityId, voters);
    return bulkResultOf({ ids: wanted, changed: decided.map(({ id }) => id), existing, codes });
  });
}
