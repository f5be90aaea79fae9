export { worksRoutes } from './works.routes.ts';
