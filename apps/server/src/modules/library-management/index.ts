export { enrolPhotographer } from './enrol-photographer.ts';
export { libraryManagementRoutes } from './library-management.routes.ts';
export type { LibraryManagementDeps } from './management-deps.ts';
export { workLibraryJobs } from './reindex-family.ts';
