import * as shares from '@tuyuan/contract/library/album-share.ts';
import * as images from '@tuyuan/contract/library/own-image.ts';
import * as account from '@tuyuan/contract/library/photographer-account.ts';
import * as albums from '@tuyuan/contract/library/photographer-album.ts';
import type { FastifyInstance } from 'fastify';
import { attemptLimiter } from '../../../platform/http/attempt-limiter.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { createOwnAlbum } from './create-own-album.ts';
import { getOwnAlbum } from './get-own-album.ts';
import { getOwnImage } from './get-own-image.ts';
import { getStatistics } from './get-statistics.ts';
import { listOwnAlbums } from './list-own-albums.ts';
import { listOwnImages } from './list-own-images.ts';
import { listSharedImages } from './list-shared-images.ts';
import { moveOwnAlbums } from './move-own-albums.ts';
import { moveOwnImages } from './move-own-images.ts';
import { openShare } from './open-share.ts';
import { orderOwnAlbum } from './order-own-album.ts';
import { updateOwnAlbum } from './update-own-album.ts';
import { updateOwnImage } from './update-own-image.ts';
import { updateOwnImages } from './update-own-images.ts';
import type { WorksDeps } from './works-deps.ts';

const wrongPasswordsPerMinute = 10;

/** The photographer's own images and albums, what was counted of them, and the pages that links to albums lead to. */
export function worksRoutes(app: FastifyInstance, deps: WorksDeps): void {
  const { timeZone, shareBox } = deps;
  const limiter = attemptLimiter(wrongPasswordsPerMinute);
  bindEndpoint(app, images.getOwnImages, (context, query) => listOwnImages(context, query, timeZone));
  bindEndpoint(app, images.getOwnImage, (context, { id }) => getOwnImage(context, id, timeZone));
  bindEndpoint(app, images.updateOwnImage, (context, input) => updateOwnImage(context, input, timeZone));
  bindEndpoint(app, images.updateOwnImages, (context, input) => updateOwnImages(context, input, timeZone));
  for (const [endpoint, move] of [
    [images.submitOwnImages, 'submit'],
    [images.takeOwnImagesOffline, 'takeOffline'],
    [images.publishOwnImages, 'publish'],
    [images.deleteOwnImages, 'delete'],
    [images.restoreOwnImages, 'restore'],
  ] as const)
    bindEndpoint(app, endpoint, (context, { ids }) => moveOwnImages(context, ids, { move, timeZone }));
  bindEndpoint(app, account.getStatistics, (context, input) => getStatistics(context, input, timeZone));
  bindEndpoint(app, albums.getOwnAlbums, (context, query) => listOwnAlbums(context, query, shareBox));
  bindEndpoint(app, albums.getOwnAlbum, (context, { id }) => getOwnAlbum(context, id, shareBox));
  bindEndpoint(app, albums.createOwnAlbum, (context, input) => createOwnAlbum(context, input, shareBox));
  bindEndpoint(app, albums.updateOwnAlbum, (context, input) => updateOwnAlbum(context, input, shareBox));
  bindEndpoint(app, albums.orderOwnAlbum, (context, input) => orderOwnAlbum(context, input));
  for (const [endpoint, move] of [
    [albums.submitOwnAlbums, 'submit'],
    [albums.withdrawOwnAlbums, 'withdraw'],
    [albums.takeOwnAlbumsOffline, 'takeOffline'],
    [albums.publishOwnAlbums, 'publish'],
    [albums.deleteOwnAlbums, 'delete'],
    [albums.restoreOwnAlbums, 'restore'],
  ] as const)
    bindEndpoint(app, endpoint, (context, { ids }) => moveOwnAlbums(context, ids, move));
  bindEndpoint(app, shares.openShare, (context, input) => openShare(context, input, { ...deps, limiter }));
  bindEndpoint(app, shares.getSharedImages, (context, input) => listSharedImages(context, input, deps));
}
