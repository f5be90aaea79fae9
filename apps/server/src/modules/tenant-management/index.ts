export { tenantManagementRoutes } from './tenant-management.routes.ts';
