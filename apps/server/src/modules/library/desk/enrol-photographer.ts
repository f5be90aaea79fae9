import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { assignRole } from '../../account/index.ts';
import { indexPhotographers } from '../search/index.ts';
import { insertPhotographer } from './enrol-photographer.repository.ts';

/** Makes a user a photographer: role, profile and search entry. Idempotent. */
export function enrolPhotographer(db: Database, userId: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await assignRole(transaction, userId, 'photographer');
    await insertPhotographer(transaction, userId);
    await indexPhotographers(transaction, [userId]);
  });
}
