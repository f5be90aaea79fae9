export { activityExportRoutes } from './activity-export.routes.ts';
