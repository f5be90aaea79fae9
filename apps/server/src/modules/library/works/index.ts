export { mayDownloadShared } from './may-download-shared.ts';
export { worksRoutes } from './works.routes.ts';
