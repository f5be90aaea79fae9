import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getDashboardTrends } from '@tuyuan/contract/site/dashboard.ts';
import { failedLogInsQuery } from '../../../shared/failed-log-ins-query.ts';
import { paths } from '../../../shared/paths.ts';

type Series = ResultOf<typeof getDashboardTrends>['series'][number];

export const seriesTitles: Readonly<Record<Series['key'], string>> = {
  uploads: '上传图片',
  published: '发布图片',
  sales: '销售额',
  newUsers: '新用户',
  logins: '登录成功',
  failedLogins: '登录失败',
  frontEndErrors: '前端错误',
};

/** Returns the path of the list behind a number, filtered to the period. */
export function seriesPath(key: Series['key'], from: string, to: string): string {
  const period = `from=${from}&to=${to}`;
  const all: Readonly<Record<Series['key'], string>> = {
    uploads: `${paths.images}?${period}`,
    published: `${paths.images}?state=approved&sort=publishedAt.desc`,
    sales: `${paths.orders}?${period}`,
    newUsers: `${paths.users}?${period}`,
    logins: `${paths.loginAttempts}?${period}&result=success`,
    failedLogins: `${paths.loginAttempts}?${period}&${failedLogInsQuery}`,
    frontEndErrors: `${paths.frontEndErrors}?${period}`,
  };
  return all[key];
}
