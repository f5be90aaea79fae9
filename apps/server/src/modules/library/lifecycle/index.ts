export { screenWork } from './screen-work.ts';
export { moveAlbums, moveImages, type PictureFrame, type StateMove } from './state-move.repository.ts';
