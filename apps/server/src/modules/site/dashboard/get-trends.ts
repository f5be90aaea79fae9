import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getDashboardTrends } from '@tuyuan/contract/site/dashboard.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { visibleNumbers } from './dashboard.policy.ts';
import { readDays, type SeriesKey } from './dashboard.repository.ts';

const shown: readonly SeriesKey[] = [
  'uploads',
  'published',
  'sales',
  'newUsers',
  'logins',
  'failedLogins',
  'frontEndErrors',
];
const dayMs = 86_400_000;

export async function getTrends(
  { db, actor }: SignedInContext,
  days: number,
  timeZone: string,
): Promise<OutputOf<typeof getDashboardTrends>> {
  const now = Date.now();
  const dates = Array.from({ length: days }, (_, index) =>
    toWireDate(new Date(now - (days - 1 - index) * dayMs), timeZone).slice(0, 10),
  );
  const series = visibleNumbers(shown, actor.permissions).map(async (key) => {
    const rows = await readDays(db, key, days, timeZone);
    const daily = rows.map(({ count }) => count);
    return { key, daily, total: sum(daily), previous: sum(rows.map(({ previous }) => previous)) };
  });
  return { from: dates[0] ?? '', to: dates.at(-1) ?? '', dates, series: await Promise.all(series) };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
