// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/work-report.ts';
import type { RoutesOf } from '../../route.ts';

export const workReportRoutes: RoutesOf<typeof contract> = {
  createWorkReport: { method: 'POST', path: '/api/services/app/commentData/CreateWorkReport' },
  decideOnReportedWork: { method: 'POST', path: '/api/services/app/comment/DecideOnReportedWork' },
  getReportedWorks: { method: 'GET', path: '/api/services/app/comment/GetReportedWorks' },
};
