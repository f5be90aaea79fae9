export { freezeFrom } from './vote.repository.ts';
export { votingRoutes } from './voting.routes.ts';
