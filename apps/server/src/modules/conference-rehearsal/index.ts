export { conferenceRehearsalRoutes } from './conference-rehearsal.routes.ts';
export type { Installation } from './readiness.ts';
export { type RehearsalDeps, rehearsalJob, runRehearsal } from './run-rehearsal.ts';
