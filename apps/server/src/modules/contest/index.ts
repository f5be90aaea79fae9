export { activityRoutes } from './activity/index.ts';
