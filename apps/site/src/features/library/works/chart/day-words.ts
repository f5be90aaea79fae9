import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getStatistics } from '@tuyuan/contract/library/photographer-account.ts';
import { formatCount } from '@tuyuan/format/count.ts';

export type StatisticDay = ResultOf<typeof getStatistics>['days'][number];

/** Returns what a chart says of a day: 11 月 11 日 浏览 1,240，上一期 310，销售 5. */
export function dayWords({ day, views, viewsBefore, sales, downloads }: StatisticDay): string {
  const figures = [
    `浏览 ${formatCount(views)}`,
    `上一期 ${formatCount(viewsBefore)}`,
    ...(downloads > 0 ? [`下载 ${formatCount(downloads)}`] : []),
    ...(sales > 0 ? [`销售 ${formatCount(sales)}`] : []),
  ];
  return `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日 ${figures.join('，')}`;
}
