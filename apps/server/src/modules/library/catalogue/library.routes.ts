import * as trees from '@tuyuan/contract/library/album-category-data.ts';
import * as albums from '@tuyuan/contract/library/album-data.ts';
import * as images from '@tuyuan/contract/library/image-data.ts';
import * as photographers from '@tuyuan/contract/library/photographer-data.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { getAlbum } from './get-album.ts';
import { getCategory } from './get-category.ts';
import { getImage } from './get-image.ts';
import { getPhotographerInfo } from './get-photographer-info.ts';
import { getPhotographerRank } from './get-photographer-rank.ts';
import { getSimilarImages } from './get-similar-images.ts';
import { getTopicAlbum } from './get-topic-album.ts';
import { categoryTree, regionTree } from './library-trees.ts';
import { listAlbumImages } from './list-album-images.ts';
import { listAlbums } from './list-albums.ts';
import { listTopicAlbums } from './list-topic-albums.ts';

/** Public reads of the library. Image lists are part of search, because they are filtered by its index. */
export function libraryRoutes(app: FastifyInstance): void {
  bindEndpoint(app, images.getImage, (context, { id }) => getImage(context, id));
  bindEndpoint(app, images.getSimilarImages, async ({ db }, { id, maxResultCount }) => ({
    items: await getSimilarImages(db, id, maxResultCount),
  }));
  bindEndpoint(app, albums.getAlbum, (context, { id }) => getAlbum(context, id));
  bindEndpoint(app, albums.getAlbumImages, listAlbumImages);
  bindEndpoint(app, albums.getAlbums, ({ db }, input) => listAlbums(db, input));
  bindEndpoint(app, albums.getTopicAlbums, ({ db }, input) => listTopicAlbums(db, input));
  bindEndpoint(app, albums.getTopicAlbum, ({ db }, { id }) => getTopicAlbum(db, id));
  bindEndpoint(app, trees.getCategoryTree, async ({ db }, { rootsOnly }) => {
    const tree = await categoryTree(db);
    return {
      items: rootsOnly
        ? tree.filter(({ parentId }) => parentId === null)
        : tree.map((node) => ({ ...node, cover: null })),
    };
  });
  bindEndpoint(app, trees.getRegionTree, async ({ db }) => ({ items: await regionTree(db) }));
  bindEndpoint(app, trees.getCategory, ({ db }, { id }) => getCategory(db, id));
  bindEndpoint(app, photographers.getPhotographerInfo, ({ db }, { userId }) => getPhotographerInfo(db, userId));
  bindEndpoint(app, photographers.getPhotographerRank, ({ db }, input) => getPhotographerRank(db, input));
}
