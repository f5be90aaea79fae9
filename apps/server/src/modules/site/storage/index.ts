export { measureStorageJob, workStorageJobs } from './measure-storage.ts';
export { storageRoutes } from './storage.routes.ts';
