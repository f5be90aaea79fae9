export { gini } from './exposure.policy.ts';
export { openViewCounter } from './view-counter.ts';
export { deleteOldViews } from './wall.repository.ts';
export { wallRoutes } from './wall.routes.ts';
