export { compareLastDays } from './compare-day.ts';
export { reconciliationRoutes } from './reconciliation.routes.ts';
