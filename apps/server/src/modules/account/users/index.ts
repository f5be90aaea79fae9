export { userManagementRoutes } from './user-management.routes.ts';
