import {
  getCategory as getCategoryEndpoint,
  getCategoryTree,
  getRegionTree,
} from '@tuyuan/contract/library/album-category-data.ts';
import {
  getAlbum as getAlbumEndpoint,
  getAlbumImages,
  getAlbums,
  getTopicAlbum as getTopicAlbumEndpoint,
  getTopicAlbums,
} from '@tuyuan/contract/library/album-data.ts';
import type { NamedReference } from '@tuyuan/contract/library/image.ts';
import {
  getImage as getImageEndpoint,
  getSimilarImages as getSimilarImagesEndpoint,
} from '@tuyuan/contract/library/image-data.ts';
import {
  getPhotographerInfo as getPhotographerInfoEndpoint,
  getPhotographerRank as getPhotographerRankEndpoint,
} from '@tuyuan/contract/library/photographer-data.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
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

interface LibraryDeps {
  /** The site's time zone (IANA name): times on the wire are written in it. */
  timeZone: string;
  /** Units with a public page a user belongs to. */
  publicUnitsOf(db: Database, userId: number): Promise<NamedReference[]>;
}

/** What the public reads of the library. Lists of images are search's: they are filtered by its index. */
export function libraryRoutes(app: FastifyInstance, { timeZone, publicUnitsOf }: LibraryDeps): void {
  bindEndpoint(app, getImageEndpoint, (context, { id }) => getImage(context, id, timeZone));
  bindEndpoint(app, getSimilarImagesEndpoint, async ({ db }, { id, maxResultCount }) => ({
    items: await getSimilarImages(db, id, maxResultCount),
  }));
  bindEndpoint(app, getAlbumEndpoint, ({ db }, { id }) => getAlbum(db, id, timeZone));
  bindEndpoint(app, getAlbumImages, ({ db }, input) => listAlbumImages(db, input));
  bindEndpoint(app, getAlbums, ({ db }, input) => listAlbums(db, input, timeZone));
  bindEndpoint(app, getTopicAlbums, ({ db }, input) => listTopicAlbums(db, input));
  bindEndpoint(app, getTopicAlbumEndpoint, ({ db }, { id }) => getTopicAlbum(db, id, timeZone));
  bindEndpoint(app, getCategoryTree, async ({ db }) => ({ items: await categoryTree(db) }));
  bindEndpoint(app, getRegionTree, async ({ db }) => ({ items: await regionTree(db) }));
  bindEndpoint(app, getCategoryEndpoint, ({ db }, { id }) => getCategory(db, id));
  bindEndpoint(app, getPhotographerInfoEndpoint, async ({ db }, { userId }) => ({
    ...(await getPhotographerInfo(db, userId, timeZone)),
    units: await publicUnitsOf(db, userId),
  }));
  bindEndpoint(app, getPhotographerRankEndpoint, ({ db }, input) => getPhotographerRank(db, input));
}
