import type { Database } from '../../../platform/database/database.ts';
import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { deleteRecentOf, insertSeen, setKept, trimSeen } from './recent.repository.ts';

/** Keeps which images people opened, for those who want that. */
export async function keepSeen(transaction: Database, seen: readonly { id: number; userId: number }[]): Promise<void> {
  await insertSeen(transaction, seen);
  await trimSeen(transaction, [...new Set(seen.map(({ userId }) => userId))]);
}

/** Forgets what a deleted account opened. */
export async function forgetRecent({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  await deleteRecentOf(transaction, userId);
  await setKept(transaction, userId, true);
}
