export { quarantineRiskyVotes } from './quarantine-risky-votes.ts';
