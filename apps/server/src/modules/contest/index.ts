export { activityRoutes } from './activity/index.ts';
export { entrantRoutes, forgetEntrants } from './entrant/index.ts';
export { entryRoutes } from './entry/index.ts';
