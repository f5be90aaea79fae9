export { deleteExpiredDownloadLinks } from './download.repository.ts';
export { type DownloadDeps, downloadRoutes } from './download.routes.ts';
