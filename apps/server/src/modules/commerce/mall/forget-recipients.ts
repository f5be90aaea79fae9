import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { deleteRecipients } from './recipient.repository.ts';

/** Forgets the addresses of an account that is deleted; its exchanges stay. */
export function forgetRecipients({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  return deleteRecipients(transaction, userId);
}
