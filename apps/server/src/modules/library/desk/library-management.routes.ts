import * as albumManagement from '@tuyuan/contract/library/album-management.ts';
import * as imageManagement from '@tuyuan/contract/library/image-management.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { bindExport } from '../../site/index.ts';
import { createAlbum } from './create-album.ts';
import { imageExport } from './export-images.ts';
import { listManagedImages } from './list-managed-images.ts';
import { findManagedAlbums } from './managed-album.repository.ts';
import type { LibraryManagementDeps } from './management-deps.ts';
import { moveImagesToAlbum } from './move-images-to-album.ts';
import { priceImages } from './price-images.ts';
import { publishAlbums } from './publish-albums.ts';
import { publishImages } from './publish-images.ts';
import { retryImageProcessing } from './retry-image-processing.ts';
import { savedViewRoutes } from './saved-view.routes.ts';
import { countStates } from './state-count.repository.ts';
import { takeAlbumsOffline } from './take-albums-offline.ts';
import { takeImagesOffline } from './take-images-offline.ts';
import { treeManagementRoutes } from './tree-management.routes.ts';
import { updateAlbum } from './update-album.ts';
import { updateImage } from './update-image.ts';
import { updateImages } from './update-images.ts';
import { uploadImage } from './upload-image.ts';

/** Back office for images, albums, categories and regions. */
export function libraryManagementRoutes(app: FastifyInstance, deps: LibraryManagementDeps): void {
  const { timeZone } = deps;
  bindEndpoint(app, imageManagement.getManagedImages, ({ db }, query) => listManagedImages(db, query, timeZone));
  bindExport(app, deps.exports, imageExport(timeZone));
  bindEndpoint(app, imageManagement.updateImage, ({ db }, input) => updateImage(db, input, timeZone));
  bindEndpoint(app, imageManagement.updateImages, ({ db }, input) => updateImages(db, input, timeZone));
  bindEndpoint(app, imageManagement.getImageCounts, ({ db }) => countStates(db, 'image'));
  bindEndpoint(app, imageManagement.priceImages, ({ db }, input) => priceImages(db, input, timeZone));
  bindEndpoint(app, imageManagement.moveImagesToAlbum, ({ db }, input) => moveImagesToAlbum(db, input, timeZone));
  bindEndpoint(app, imageManagement.uploadImage, (context, input, file) => uploadImage(context, input, file, deps));
  bindEndpoint(app, imageManagement.publishImages, (context, { ids }) => publishImages(context, ids, timeZone));
  bindEndpoint(app, imageManagement.takeImagesOffline, (context, { ids }) => takeImagesOffline(context, ids, timeZone));
  bindEndpoint(app, imageManagement.retryImageProcessing, (context, { ids }) =>
    retryImageProcessing(context, ids, deps),
  );
  bindEndpoint(app, albumManagement.getManagedAlbums, ({ db }, query) => findManagedAlbums(db, query));
  bindEndpoint(app, albumManagement.getAlbumCounts, ({ db }) => countStates(db, 'album'));
  bindEndpoint(app, albumManagement.createAlbum, ({ db }, input) => createAlbum(db, input));
  bindEndpoint(app, albumManagement.updateAlbum, ({ db }, input) => updateAlbum(db, input));
  bindEndpoint(app, albumManagement.publishAlbums, (context, { ids }) => publishAlbums(context, ids));
  bindEndpoint(app, albumManagement.takeAlbumsOffline, (context, { ids }) => takeAlbumsOffline(context, ids));
  savedViewRoutes(app);
  treeManagementRoutes(app, deps);
}
