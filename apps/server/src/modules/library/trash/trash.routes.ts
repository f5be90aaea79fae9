import * as trash from '@tuyuan/contract/library/trash.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { deleteAlbums, deleteImages } from './delete-works.ts';
import { purgeAlbums } from './purge-albums.ts';
import { type PurgeDeps, purgeImages } from './purge-images.ts';
import { restoreAlbums, restoreImages } from './restore-works.ts';
import { findTrash } from './trash.repository.ts';

/** Binds the trash of images and albums. */
export function trashRoutes(app: FastifyInstance, deps: PurgeDeps & { timeZone: string }): void {
  const { timeZone } = deps;
  bindEndpoint(app, trash.getTrashedImages, ({ db }, query) => findTrash(db, 'image', query));
  bindEndpoint(app, trash.deleteImages, (context, input) => deleteImages(context, input, timeZone));
  bindEndpoint(app, trash.restoreImages, (context, { ids }) => restoreImages(context, ids, timeZone));
  bindEndpoint(app, trash.purgeImages, ({ db, tenant }, input) =>
    purgeImages(deps, { schema: tenant.schema, db }, input),
  );
  bindEndpoint(app, trash.getTrashedAlbums, ({ db }, query) => findTrash(db, 'album', query));
  bindEndpoint(app, trash.deleteAlbums, (context, input) => deleteAlbums(context, input));
  bindEndpoint(app, trash.restoreAlbums, (context, { ids }) => restoreAlbums(context, ids));
  bindEndpoint(app, trash.purgeAlbums, ({ db }, input) => purgeAlbums(db, input));
}
