import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { removeJurorEverywhere } from './managed-jury.repository.ts';

/** Takes a deleted account off its juries, which then wait for it no more; what it gave stays counted. */
export function forgetJuror({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  return removeJurorEverywhere(transaction, userId);
}
