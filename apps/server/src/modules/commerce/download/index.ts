export { deleteExpiredDownloadLinks } from './download.repository.ts';
export { downloadRoutes } from './download.routes.ts';
