export { conferenceManagementRoutes } from './conference-management.routes.ts';
