export type { Installation } from './readiness.ts';
export { rehearsalRoutes } from './rehearsal.routes.ts';
export { type RehearsalDeps, rehearsalJob, runRehearsal } from './run-rehearsal.ts';
