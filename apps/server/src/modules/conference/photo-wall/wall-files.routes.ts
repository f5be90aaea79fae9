import { livePhotoPath } from '@tuyuan/contract/conference/conference-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import {
  acceptedFormats,
  anonymousCaller,
  derivativeByWidth,
  findDerivative,
  type ReportLost,
  readCaller,
  sendFile,
} from '../../site/index.ts';
import { findOriginalFile, isGranted } from './original.repository.ts';
import { openOriginalLink } from './original-link.ts';
import { isLivePhoto, isOnOpenWall } from './wall.repository.ts';

interface WallFileDeps {
  storage: BlobStore;
  box: SecretBox;
  reportLost: ReportLost;
}

const Token = z.object({ token: z.string().regex(/^[\w-]{40,400}$/) });
const methods = { method: ['GET', 'HEAD'], exposeHeadRoute: false };

/** Pictures of the live wall: public while it is open, always visible to staff; originals only with granted access. */
export function wallFileRoutes(app: FastifyInstance, { storage, box, reportLost }: WallFileDeps): void {
  app.route({
    ...methods,
    url: '/api/Resource/Image/Conference/:id/:width/:version',
    async handler(request, reply) {
      const wanted = derivativeByWidth(request.params);
      const context = await anonymousCaller(request);
      const isShownElsewhere = await maySee(context.db, () => readCaller(request), wanted.id);
      const formats = acceptedFormats(request.headers.accept);
      const file = await findDerivative(
        context,
        () => readCaller(request),
        { storage, reportLost },
        { ...wanted, formats, isShownElsewhere },
      );
      if (!('movedTo' in file)) return sendFile(storage, request, reply, file);
      const photo = { id: wanted.id, version: file.movedTo };
      return reply.header('cache-control', 'no-store').redirect(livePhotoPath(photo, wanted.width));
    },
  });
  app.route({
    ...methods,
    url: '/api/Resource/Image/Conference/Original/:token',
    async handler(request, reply) {
      const { data } = Token.safeParse(request.params);
      if (!data) throw new AppError('Resource.NotFound');
      const caller = await anonymousCaller(request);
      const { tenant, photoId, attendeeId } = openOriginalLink(box, data.token);
      const isTheirs = tenant === caller.tenant.schema && (await isGranted(caller.db, photoId, attendeeId));
      const original = isTheirs ? await findOriginalFile(caller.db, photoId) : null;
      const size = original && (await storage.size(original.original_key));
      if (!original || size === null) throw new AppError('Resource.NotFound');
      if (request.method === 'GET')
        await app.services.recordAudit(caller, {
          service: 'conferenceLive',
          action: 'DownloadOriginal',
          parameters: { photoId, attendeeId },
          durationMs: 0,
          errorCode: null,
        });
      const extension = original.format === 'jpeg' ? 'jpg' : original.format;
      return sendFile(storage, request, reply, {
        key: original.original_key,
        size,
        etag: `"${original.sha256.toString('hex')}"`,
        headers: {
          'content-type': `image/${original.format}`,
          'content-disposition': `attachment; filename="${original.no}.${extension}"`,
          'cache-control': 'private, no-store',
        },
      });
    },
  });
}

async function maySee(db: Database, caller: () => Promise<RequestContext>, imageId: number): Promise<boolean> {
  if (await isOnOpenWall(db, imageId)) return true;
  const { actor } = await caller();
  return (actor?.permissions.has('Pages.Conferences.Staff') ?? false) && isLivePhoto(db, imageId);
}
