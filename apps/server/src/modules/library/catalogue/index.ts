export { findSharedAlbum } from './album.repository.ts';
export { Author, authorJoins, authorJson } from './author.repository.ts';
export { Camera } from './image.repository.ts';
export { libraryRoutes } from './library.routes.ts';
export { forgetTrees } from './library-trees.ts';
export { albumImagePage } from './list-album-images.ts';
export { loadAlbumCards } from './load-album-cards.ts';
export { loadImageCards } from './load-image-cards.ts';
export { loadPhotographerCards } from './load-photographer-cards.ts';
