export { conferenceManagementRoutes } from './conference-management.routes.ts';
export { keepFirstVersion } from './keep-first-version.ts';
