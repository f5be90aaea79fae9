export { forgetReports } from './forget-reports.ts';
export { notifyOfDecidedCopy } from './notify-of-decided-copy.ts';
export { reportRoutes } from './report.routes.ts';
