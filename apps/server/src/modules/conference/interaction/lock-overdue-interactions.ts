import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { lockOverdue } from './interaction.repository.ts';
import { publishInteraction } from './publish-interaction.ts';

/** Locks overdue interactions and publishes that. Answers were already rejected once time was up, but clients had not been informed. */
export function lockOverdueInteractions(db: Database, timeZone: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    for (const id of await lockOverdue(transaction, null)) await publishInteraction(transaction, id, timeZone);
  });
}
