export { activityRoutes } from './activity/index.ts';
export { entrantRoutes, forgetEntrants } from './entrant/index.ts';
export { entryRoutes } from './entry/index.ts';
export { activityExportRoutes } from './export/index.ts';
export { forgetJuror, juryRoutes } from './jury/index.ts';
export { rankingRoutes, updateBoards } from './ranking/index.ts';
export { quarantineRiskyVotes, voteManagementRoutes } from './vote-risk/index.ts';
export { castVotes, voteMarks, votingRoutes } from './voting/index.ts';
export { deleteOldViews, openViewCounter, wallRoutes } from './wall/index.ts';
