export { bulkResultOf } from './bulk-result-of.ts';
export { changeAlbums } from './change-albums.ts';
export { changeImages } from './change-images.ts';
export { enrolPhotographer, followPhotographerRole } from './enrol-photographer.ts';
export { libraryManagementRoutes } from './library-management.routes.ts';
export { lockReferences } from './lock-references.ts';
export { isImageOfAlbum } from './managed-album.repository.ts';
export { workLibraryJobs } from './reindex-family.ts';
