import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { assignRole } from '../../account/index.ts';
import { indexPhotographers } from '../search/index.ts';
import { insertPhotographers, retirePhotographers } from './enrol-photographer.repository.ts';

/** Makes a user a photographer: role, profile and search entry. Idempotent. */
export function enrolPhotographer(db: Database, userId: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await assignRole(transaction, userId, 'photographer');
    await insertPhotographers(transaction, [userId]);
    await indexPhotographers(transaction, [userId]);
  });
}

/** Makes photographers of users that were given the role, and retires those that lost it. */
export async function followPhotographerRole(
  { transaction }: Occurrence,
  { userIds }: { userIds: readonly number[] },
): Promise<void> {
  await insertPhotographers(transaction, userIds);
  await retirePhotographers(transaction, userIds);
  await indexPhotographers(transaction, userIds);
}
