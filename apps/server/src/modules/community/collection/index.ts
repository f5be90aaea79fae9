export { collectionRoutes } from './collection.routes.ts';
export { createFolder } from './create-folder.ts';
export { moveWorks } from './folder.repository.ts';
export { openFolderLink } from './folder-share.repository.ts';
export { forgetFolders } from './forget-folders.ts';
