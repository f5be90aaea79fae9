export { keepFirstVersion } from './keep-first-version.ts';
export { conferenceManagementRoutes } from './management.routes.ts';
