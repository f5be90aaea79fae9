import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { lockOverdue } from './interaction.repository.ts';
import { publishInteraction } from './publish-interaction.ts';

/** Enters that time is up where it is: answers were refused from that moment on, but nobody was told. */
export function lockOverdueInteractions(db: Database, timeZone: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    for (const id of await lockOverdue(transaction, null)) await publishInteraction(transaction, id, timeZone);
  });
}
