export { enrolPhotographer, followPhotographerRole } from './enrol-photographer.ts';
export { libraryManagementRoutes } from './library-management.routes.ts';
export { workLibraryJobs } from './reindex-family.ts';
