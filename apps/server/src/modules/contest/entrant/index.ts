export { entrantRoutes } from './entrant.routes.ts';
export { forgetEntrants } from './forget-entrants.ts';
export { findUserId } from './managed-entrant.repository.ts';
