export { forgetRecent, keepSeen } from './keep-seen.ts';
export { recentRoutes } from './recent.routes.ts';
