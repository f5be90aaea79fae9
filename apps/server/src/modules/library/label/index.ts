export { labelRoutes } from './label.routes.ts';
export { workLabelJobs } from './reindex-labelled.ts';
