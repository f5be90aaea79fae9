import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { anonymousCaller, readCaller, sendFile } from '../../site/index.ts';
import { panoramaFileKey } from './panorama-files.ts';
import { findTilesOf } from './panorama-picture.repository.ts';

const Params = z.object({
  version: z.string().regex(/^[\w-]{22}$/),
  name: z.string().regex(/^(base|card|thumb|[01]-\d{1,2}-\d{1,2})$/),
});

/**
 * Tiles, by a version of 128 random bits that alone grants access; those of a panorama taken offline are for its editors only. Every
 * invalid address gets the same 404.
 */
export function panoramaTileRoutes(app: FastifyInstance, storage: BlobStore): void {
  app.route({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '/api/Resource/Panorama/:version/:name',
    async handler(request, reply) {
      const params = Params.safeParse(request.params);
      if (!params.success) throw new AppError('Resource.NotFound');
      const { version, name } = params.data;
      const { db, tenant } = await anonymousCaller(request);
      const tiles = await findTilesOf(db, version);
      const isHidden = tiles?.isOffline ?? true;
      if (!tiles || (isHidden && !(await readCaller(request)).actor?.permissions.has('Pages.Panoramas')))
        throw new AppError('Resource.NotFound');
      const key = panoramaFileKey(tenant.schema, version, name);
      const size = await storage.size(key);
      if (size === null) throw new AppError('Resource.NotFound');
      const cache = isHidden ? 'private, no-store' : 'public, max-age=31536000, immutable';
      const headers = { 'content-type': 'image/webp', 'cache-control': cache };
      return sendFile(storage, request, reply, { key, size, etag: `"${version}.${name}"`, headers });
    },
  });
}
