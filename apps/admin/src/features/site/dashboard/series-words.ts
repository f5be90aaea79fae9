import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getDashboardTasks, getDashboardTrends } from '@tuyuan/contract/site/dashboard.ts';
import { paths } from '../../../shared/paths.ts';

type Series = ResultOf<typeof getDashboardTrends>['series'][number];
type Task = ResultOf<typeof getDashboardTasks>['items'][number];

export const seriesTitles: Readonly<Record<Series['key'], string>> = {
  uploads: '上传图片',
  published: '发布图片',
  newUsers: '新用户',
  logins: '登录成功',
  failedLogins: '登录失败',
  frontEndErrors: '前端错误',
};

export const taskTitles: Readonly<Record<Task['key'], string>> = {
  pendingImages: '图片待审',
  pendingAlbums: '图集待审',
  pendingApplications: '摄影师申请',
  failedImages: '处理失败',
  failedLogins: '登录失败',
  frontEndErrors: '前端错误',
};

const failures = ['wrong', 'captcha', 'locked', 'inactive'].map((result) => `result=${result}`).join('&');

/** Returns the path of the list behind a number, filtered to the period. */
export function seriesPath(key: Series['key'], from: string, to: string): string {
  const period = `from=${from}&to=${to}`;
  const all: Readonly<Record<Series['key'], string>> = {
    uploads: `${paths.images}?${period}`,
    published: `${paths.images}?state=approved&sort=publishedAt.desc`,
    newUsers: `${paths.users}?${period}`,
    logins: `${paths.loginAttempts}?${period}&result=success`,
    failedLogins: `${paths.loginAttempts}?${period}&${failures}`,
    frontEndErrors: `${paths.frontEndErrors}?${period}`,
  };
  return all[key];
}

/** Returns the path of the list behind a task. */
export function taskPath(key: Task['key']): string {
  const all: Readonly<Record<Task['key'], string>> = {
    pendingImages: `${paths.images}?state=pending&sort=createdAt`,
    pendingAlbums: `${paths.albums}?state=pending&sort=createdAt`,
    pendingApplications: `${paths.applications}?state=pending&sort=submittedAt`,
    failedImages: `${paths.images}?state=draft`,
    failedLogins: `${paths.loginAttempts}?${failures}`,
    frontEndErrors: paths.frontEndErrors,
  };
  return all[key];
}
