import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { deleteWorkReportsOf } from './report.repository.ts';

/** Forgets what a deleted account has reported. */
export function forgetReports({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  return deleteWorkReportsOf(transaction, userId);
}
