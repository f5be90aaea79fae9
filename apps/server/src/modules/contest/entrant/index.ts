export { entrantRoutes } from './entrant.routes.ts';
export { forgetEntrants } from './forget-entrants.ts';
