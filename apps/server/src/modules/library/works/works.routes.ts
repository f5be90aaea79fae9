import * as albums from '@tuyuan/contract/library/photographer-album.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { createOwnAlbum } from './create-own-album.ts';
import { findOwnAlbums } from './own-album.repository.ts';
import { assertPhotographer } from './photographer.repository.ts';

/** The photographer's own albums. */
export function worksRoutes(app: FastifyInstance): void {
  bindEndpoint(app, albums.getOwnAlbums, async ({ db, actor }, query) => {
    await assertPhotographer(db, actor.id);
    return findOwnAlbums(db, actor.id, query);
  });
  bindEndpoint(app, albums.createOwnAlbum, createOwnAlbum);
}
