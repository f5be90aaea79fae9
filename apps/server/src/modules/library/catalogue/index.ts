export { Author, authorJoins, authorJson } from './author.repository.ts';
export { libraryRoutes } from './library.routes.ts';
export { forgetTrees } from './library-trees.ts';
export { loadAlbumCards } from './load-album-cards.ts';
export { loadImageCards } from './load-image-cards.ts';
export { loadPhotographerCards } from './load-photographer-cards.ts';
