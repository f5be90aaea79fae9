export { getRank } from './get-rank.ts';
export { rankingRoutes } from './ranking.routes.ts';
export { updateBoards } from './update-boards.ts';
