import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { findRisk } from './find-risk.policy.ts';
import { findWatchedActivities, findWatchedVotes, quarantineGroup } from './risk.repository.ts';

export interface QuarantineFailure {
  readonly activityId: number;
  readonly error: unknown;
}

/**
 * Takes votes that look arranged off the count until the office has looked at them. Their voters see that after the freeze only.
 * Returns the activities where it failed; the others are done.
 */
export async function quarantineRiskyVotes(db: Database, timeZone: string): Promise<QuarantineFailure[]> {
  const failures: QuarantineFailure[] = [];
  for (const activityId of await findWatchedActivities(db)) {
    try {
      const groups = findRisk(await findWatchedVotes(db, activityId, timeZone));
      for (const group of groups)
        await inTransaction(db, (transaction) => quarantineGroup(transaction, activityId, group));
    } catch (error) {
      failures.push({ activityId, error });
    }
  }
  return failures;
}
