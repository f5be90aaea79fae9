export { tellVoters } from './tell-voters.ts';
export { castVotes, freezeFrom } from './vote.repository.ts';
export { voteMarks } from './vote-marks.ts';
export { votingRoutes } from './voting.routes.ts';
