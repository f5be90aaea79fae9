export { computeBoard } from './compute-board.ts';
export { rankingRoutes } from './ranking.routes.ts';
export { updateBoards } from './update-boards.ts';
