import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { dropObjectionsOf } from './objection.repository.ts';

/** Forgets what a deleted account objected to; answers stay. */
export function forgetObjector({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  return dropObjectionsOf(transaction, userId);
}
