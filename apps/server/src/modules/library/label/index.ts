export { addLabels, replaceLabels, takeLabelsOff } from './image-label.repository.ts';
export { labelRoutes } from './label.routes.ts';
export { workLabelJobs } from './reindex-labelled.ts';
