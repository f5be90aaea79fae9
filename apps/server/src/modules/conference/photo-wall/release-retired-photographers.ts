import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { releasePhotographersWithoutRole } from './live-management.repository.ts';

/** Ends the appointments at conferences of users that are no longer photographers. */
export async function releaseRetiredPhotographers(
  { transaction }: Occurrence,
  { userIds }: { userIds: readonly number[] },
): Promise<void> {
  await releasePhotographersWithoutRole(transaction, userIds);
}
