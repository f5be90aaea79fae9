export { appLoginRoutes } from './app-login.routes.ts';
