export { quarantineRiskyVotes } from './quarantine-risky-votes.ts';
export { voteManagementRoutes } from './vote-management.routes.ts';
