export { entryRoutes } from './entry.routes.ts';
