import type { Database } from '../../../platform/database/database.ts';
import { deleteOldOutboxMessages } from '../../account/index.ts';
import { deleteOldDeliveries, deleteOldOutboxEmails, giveUpLateDeliveries } from './old-delivery.repository.ts';

/** Nobody wants to hear of it later than that. */
const lateDays = 7;
/** As long as the office looks back. */
const keptDays = 30;

/** Gives up what is too late, and deletes what was sent or kept in an outbox long ago. */
export async function tidyDeliveries(db: Database): Promise<void> {
  await giveUpLateDeliveries(db, lateDays);
  await deleteOldDeliveries(db, keptDays);
  await deleteOldOutboxEmails(db, keptDays);
  await deleteOldOutboxMessages(db, keptDays);
}
