export { deleteOldIdCards } from './delete-id-cards.ts';
export { forgetApplications, workApplicationJobs } from './forget-applications.ts';
export { photographerApplicationRoutes } from './photographer-application.routes.ts';
