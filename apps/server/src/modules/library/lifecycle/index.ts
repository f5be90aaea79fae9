export { type KeptInContest, keptInContest } from './kept-in-contest.ts';
export { screenWork } from './screen-work.ts';
export { moveAlbums, moveImages, type StateMove } from './state-move.repository.ts';
