import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { findForgettable } from './leaving.repository.ts';
import { wipeAttendees } from './wipe-attendees.repository.ts';

/** Anonymises data of deleted accounts in conferences that are over and in registrations that have ended. */
export async function forgetAttendees(db: Database): Promise<void> {
  const forgetSome = () =>
    inTransaction(db, async (transaction) => {
      const ids = await findForgettable(transaction);
      if (ids.length > 0) await wipeAttendees(transaction, ids);
      return ids.length > 0;
    });
  while (await forgetSome());
}
