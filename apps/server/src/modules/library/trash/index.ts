export { purgeExpired } from './purge-expired.ts';
export { trashRoutes } from './trash.routes.ts';
