import type { Rerendering } from '@tuyuan/contract/library/water-mark.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findFailures, findProgress } from './rerendering.repository.ts';

const shownFailures = 50;

/** Returns how far rendering again has got, and how long it will take at its pace. */
export async function presentRerendering(db: Database): Promise<Rerendering> {
  const { isPaused, total, leftThen, secondsSince, left, failed } = await findProgress(db);
  const rate = secondsSince === null || secondsSince < 1 ? null : Math.max(0, leftThen - left) / secondsSince;
  const waiting = left - failed;
  return {
    isPaused,
    total: Math.max(total, left),
    done: Math.max(total, left) - left,
    rate,
    secondsLeft: rate === null || rate === 0 || isPaused ? null : Math.ceil(waiting / rate),
    failedCount: failed,
    failures: failed === 0 ? [] : await findFailures(db, shownFailures),
  };
}
