export { frontUserRoutes } from './front-user.routes.ts';
