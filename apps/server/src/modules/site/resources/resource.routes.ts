import { fixHeightPath, type ImageReference, imagePath } from '@tuyuan/contract/resource-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { DerivativeSize } from '../../../platform/imaging/render-derivatives.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { acceptedFormats } from './accepted-formats.ts';
import { type CornerMark, findDecoration } from './find-decoration.ts';
import { findDerivative, type ReportLost } from './find-derivative.ts';
import { findOriginal, type MarkOriginal } from './find-original.ts';
import { findMiscPicture, findPhonePicture } from './misc-picture.ts';
import { anonymousCaller, readCaller } from './read-caller.ts';
import { renderTile } from './render-tile.ts';
import { sendFile } from './send-file.ts';
import { derivativeByHeight, derivativeByWidth, ImageId, wantedDecoration, wantedTile } from './wanted-derivative.ts';

interface ResourceDeps {
  storage: BlobStore;
  imaging: Pick<ImagingPool, 'crop' | 'decorate'>;
  reportLost: ReportLost;
  /** Whether a link that its author shared, and the caller opened, grants the original. */
  mayDownloadShared(db: Database, imageId: number, pass: string): Promise<boolean>;
  /** Called once for a download, not for each part of it. */
  countDownload(caller: RequestContext, imageId: number): void;
  cornerMark: CornerMark;
  markOriginal: MarkOriginal;
}

const MiscKey = z.string().regex(/^[\w-]{22}$/);
/** GET and HEAD of pictures. Every invalid address gets the same 404. */
export function resourceRoutes(app: FastifyInstance, deps: ResourceDeps): void {
  const { storage } = deps;

  async function serveDerivative(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: { id: number; version: string; size: DerivativeSize },
    addressOf: (image: ImageReference) => string,
  ) {
    const formats = acceptedFormats(request.headers.accept);
    const file = await findDerivative(await anonymousCaller(request), () => readCaller(request), deps, {
      ...wanted,
      formats,
    });
    if (!('movedTo' in file)) return sendFile(storage, request, reply, file);
    const image = { id: wanted.id, version: file.movedTo };
    return reply.header('cache-control', 'no-store').redirect(addressOf(image));
  }

  async function recordDownload(caller: RequestContext, id: number | undefined): Promise<void> {
    await app.services.recordAudit(caller, {
      service: 'resource',
      action: 'DownloadOriginal',
      parameters: { id },
      durationMs: 0,
      errorCode: null,
    });
  }

  const methods = { method: ['GET', 'HEAD'], exposeHeadRoute: false };
  app.route({
    ...methods,
    url: '/api/Resource/Image/:id/:width/:version',
    async handler(request, reply) {
      const wanted = derivativeByWidth(request.params);
      return serveDerivative(request, reply, wanted, (image) => imagePath(image, wanted.width));
    },
  });
  app.route({
    ...methods,
    url: '/api/Resource/Image/FixHeight/:id/:version',
    async handler(request, reply) {
      return serveDerivative(request, reply, derivativeByHeight(request.params), fixHeightPath);
    },
  });
  app.route({
    ...methods,
    url: '/api/Resource/Image/Decoration/:id/:width/:version',
    async handler(request, reply) {
      const wanted = wantedDecoration(request.params);
      const file = await findDecoration(await anonymousCaller(request), deps, wanted);
      if (file) return sendFile(storage, request, reply, file);
      // No longer chosen for any place: as every other picture of the library.
      return reply.header('cache-control', 'no-cache').redirect(imagePath(wanted, wanted.width === 800 ? 640 : 1600));
    },
  });
  app.get('/api/Resource/Image/Tile/:id/:column/:row/:version', async (request, reply) => {
    const tile = await renderTile(await readCaller(request), deps, wantedTile(request.params));
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' })
      .send(Buffer.from(tile));
  });
  for (const [url, find] of [
    ['/api/Resource/Misc/:key', findMiscPicture],
    ['/api/Resource/Misc/:key/phone', findPhonePicture],
    ['/api/Resource/Image/Article/:key', findMiscPicture],
    ['/api/Resource/Image/Conference/:key', findMiscPicture],
    ['/api/Resource/Image/Conference/:key/phone', findPhonePicture],
  ] as const)
    app.route({
      ...methods,
      url,
      async handler(request, reply) {
        const params = z.object({ key: MiscKey }).safeParse(request.params);
        if (!params.success) throw new AppError('Resource.NotFound');
        const { tenant } = await anonymousCaller(request);
        return sendFile(storage, request, reply, await find(storage, tenant, params.data.key));
      },
    });
  app.route({
    ...methods,
    url: '/api/Resource/Image/Raw/:id',
    async handler(request, reply) {
      const params = z.object({ id: ImageId }).safeParse(request.params);
      const caller = await readCaller(request);
      const id = params.data?.id ?? null;
      const pass = request.headers['x-share-pass'];
      const isGranted = id !== null && typeof pass === 'string' && (await deps.mayDownloadShared(caller.db, id, pass));
      const { imageId, own } = await findOriginal(caller, storage, id, isGranted);
      if (request.method === 'GET' && /^(bytes=0-.*)?$/.test(request.headers.range ?? ''))
        deps.countDownload(caller, imageId);
      // Before a byte leaves: a download that is cut short, or taken in parts, is evidence too.
      if (request.method === 'GET') await recordDownload(caller, imageId);
      if (own) return sendFile(storage, request, reply, own);
      // Each copy is another, so there are no parts of it to ask for, and a HEAD makes none.
      void reply.headers({ 'cache-control': 'private, no-store', 'accept-ranges': 'none' });
      if (request.method === 'HEAD') return reply.send();
      const { bytes, contentType, fileName } = await deps.markOriginal(caller, imageId, {
        userId: caller.actor?.id ?? null,
        purpose: isGranted ? 'shared' : 'office',
        licenseId: null,
      });
      return reply
        .headers({ 'content-type': contentType, 'content-disposition': `attachment; filename="${fileName}"` })
        .send(bytes);
    },
  });
}
