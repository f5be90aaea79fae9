export { collectionRoutes } from './collection.routes.ts';
export { forgetFolders } from './forget-folders.ts';
