export { enrolPhotographer, followPhotographerRole } from './enrol-photographer.ts';
export { libraryManagementRoutes } from './library-management.routes.ts';
export { lockReferences } from './lock-references.ts';
export { workLibraryJobs } from './reindex-family.ts';
