export { moveAlbums, moveImages, type PictureFrame, type StateMove } from './state-move.repository.ts';
