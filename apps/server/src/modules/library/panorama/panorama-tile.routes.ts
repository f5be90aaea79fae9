import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { anonymousCaller, readCaller, sendFile } from '../../site/index.ts';
import type { PanoramaDeps } from './panorama-deps.ts';
import { panoramaFileKey } from './panorama-files.ts';
import { findTilesOf } from './panorama-picture.repository.ts';
import { isPreview } from './preview-token.ts';

const Params = z.object({
  version: z
    .string()
    .regex(/^[\w-]{22}(?:\.[\w-]+)?$/)
    .transform((text) => text.split('.')),
  name: z.string().regex(/^(base|card|thumb|[01]-\d{1,2}-\d{1,2})$/),
});

/**
 * Tiles, by a version of 128 random bits that alone grants access; those of a panorama taken offline are for its editors only, and
 * for who has a preview's token behind the version. Every invalid address gets the same 404.
 */
export function panoramaTileRoutes(app: FastifyInstance, deps: Pick<PanoramaDeps, 'storage' | 'box'>): void {
  const { storage } = deps;
  app.route({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '/api/Resource/Panorama/:version/:name',
    async handler(request, reply) {
      const params = Params.safeParse(request.params);
      if (!params.success) throw new AppError('Resource.NotFound');
      const [version = '', token] = params.data.version;
      const { name } = params.data;
      const { db, tenant } = await anonymousCaller(request);
      const tiles = await findTilesOf(db, version);
      if (!tiles) throw new AppError('Resource.NotFound');
      const { isOffline: isHidden, panoramaId: id } = tiles;
      const isPreviewed = token !== undefined && isPreview(deps, token, { id, schema: tenant.schema });
      if (isHidden && !isPreviewed && !(await isEditor(request))) throw new AppError('Resource.NotFound');
      const key = panoramaFileKey(tenant.schema, version, name);
      const size = await storage.size(key);
      if (size === null) throw new AppError('Resource.NotFound');
      const cache = isHidden ? 'private, no-store' : 'public, max-age=31536000, immutable';
      const headers = { 'content-type': 'image/webp', 'cache-control': cache };
      return sendFile(storage, request, reply, { key, size, etag: `"${version}.${name}"`, headers });
    },
  });
}

async function isEditor(request: FastifyRequest): Promise<boolean> {
  return (await readCaller(request)).actor?.permissions.has('Pages.Panoramas') ?? false;
}
