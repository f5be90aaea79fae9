import { markKinds } from '@tuyuan/contract/community/mark-kinds.ts';
import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { countMark } from '../../library/index.ts';
import { deleteMarksOf } from './mark.repository.ts';

/** Forgets what a deleted account liked and collected; the counters go down. */
export function forgetMarks(timeZone: string) {
  return async ({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> => {
    for (const mark of ['likes', 'collects'] as const)
      for (const kind of markKinds) {
        const ids = await deleteMarksOf(transaction, mark, kind, userId);
        if (kind !== 'article') await countMark(transaction, { kind, ids, mark, each: -1 }, timeZone);
      }
  };
}
