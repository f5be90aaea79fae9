import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getVisits as endpoint } from '@tuyuan/contract/site/traffic.ts';
import type { Database } from '../../../platform/database/database.ts';
import { firstVisitDay, readVisitDays, readVisitKinds } from './traffic.repository.ts';

/** Returns the visits of the last days up to `today` and of as many days before. */
export async function getVisits(db: Database, days: number, today: string): Promise<OutputOf<typeof endpoint>> {
  const [rows, kinds, since] = await Promise.all([
    readVisitDays(db, days, today),
    readVisitKinds(db, days, today),
    firstVisitDay(db),
  ]);
  const course = (daily: number[], previousDaily: number[]) => ({
    total: sum(daily),
    previous: sum(previousDaily),
    daily,
    previousDaily,
  });
  return {
    dates: rows.map(({ date }) => date),
    since,
    visitors: course(
      rows.map(({ visitors }) => visitors),
      rows.map(({ previousVisitors }) => previousVisitors),
    ),
    views: course(
      rows.map(({ views }) => views),
      rows.map(({ previousViews }) => previousViews),
    ),
    kinds,
  };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
