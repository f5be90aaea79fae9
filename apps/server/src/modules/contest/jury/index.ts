export { juryRoutes } from './jury.routes.ts';
