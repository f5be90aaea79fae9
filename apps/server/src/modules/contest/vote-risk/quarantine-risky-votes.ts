import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { findRisk } from './find-risk.policy.ts';
import { findWatchedActivities, findWatchedVotes, quarantineGroup } from './risk.repository.ts';

/** Takes votes that look arranged off the count until the office has looked at them. Their voters see that after the freeze only. */
export async function quarantineRiskyVotes(db: Database, timeZone: string): Promise<void> {
  for (const activityId of await findWatchedActivities(db)) {
    const groups = findRisk(await findWatchedVotes(db, activityId, timeZone));
    for (const group of groups)
      await inTransaction(db, (transaction) => quarantineGroup(transaction, activityId, group));
  }
}
