export { recordSearchRoutes } from './record-search.routes.ts';
