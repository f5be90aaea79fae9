import { maxFrames, posterWidths, videoQualities } from '@tuyuan/contract/library/video-words.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { anonymousCaller, readCaller, sendFile } from '../../site/index.ts';
import { findSeen, findVideoFile, findVideoOriginal, findVideoPoster, videoCaching } from './find-video-file.ts';
import { findCaption } from './managed-video.repository.ts';

const Id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const Version = z.string().regex(/^[\w-]{22}$/);
const fileNames = [
  'master.m3u8',
  'preview.mp4',
  'still-0.webp',
  'still-1.webp',
  'still-2.webp',
  ...Array.from({ length: maxFrames }, (_, index) => `frame-${index}.webp`),
  ...videoQualities.flatMap((name) => [`${name}.m3u8`, `${name}.m4s`]),
];
const FileParams = z.object({ id: Id, version: Version, name: z.enum(fileNames) });
const PosterParams = z.object({
  id: Id,
  width: z.enum(posterWidths.map(String)).transform(Number),
  version: Version,
});
const CaptionParams = z.object({ id: Id, captionId: Id, version: Version });
const RawParams = z.object({ id: Id });

function parse<Params extends z.ZodType>(Params: Params, given: unknown): z.output<Params> {
  const { data, success } = Params.safeParse(given);
  if (!success) throw new AppError('Resource.NotFound');
  return data;
}

/** GET and HEAD of videos, in parts too. Every invalid address gets the same 404. */
export function videoResourceRoutes(app: FastifyInstance, { storage }: { storage: BlobStore }): void {
  const methods = { method: ['GET', 'HEAD'], exposeHeadRoute: false };
  app.route({
    ...methods,
    url: '/api/Resource/Video/:id/:version/:name',
    async handler(request, reply) {
      const wanted = parse(FileParams, request.params);
      const file = await findVideoFile(await anonymousCaller(request), () => readCaller(request), storage, wanted);
      return sendFile(storage, request, reply, file);
    },
  });
  app.route({
    ...methods,
    url: '/api/Resource/Video/Poster/:id/:width/:version',
    async handler(request, reply) {
      const wanted = parse(PosterParams, request.params);
      const file = await findVideoPoster(await anonymousCaller(request), () => readCaller(request), storage, wanted);
      return sendFile(storage, request, reply, file);
    },
  });
  app.get('/api/Resource/Video/Caption/:id/:captionId/:version', async (request, reply) => {
    const { id, captionId, version } = parse(CaptionParams, request.params);
    const context = await anonymousCaller(request);
    const { state } = await findSeen(context, () => readCaller(request), id);
    const caption = await orThrow(findCaption(context.db, id, captionId), 'Resource.NotFound');
    if (caption.version !== version) throw new AppError('Resource.NotFound');
    return reply
      .headers({ 'content-type': 'text/vtt; charset=utf-8', 'cache-control': videoCaching(state === 'published') })
      .send(caption.text);
  });
  app.route({
    ...methods,
    url: '/api/Resource/Video/Raw/:id',
    async handler(request, reply) {
      const { id } = parse(RawParams, request.params);
      const caller = await readCaller(request);
      const file = await findVideoOriginal(caller, storage, id);
      // Before a byte leaves: a download that is cut short is evidence too.
      if (request.method === 'GET')
        await app.services.recordAudit(caller, {
          service: 'resource',
          action: 'DownloadVideo',
          parameters: { id },
          durationMs: 0,
          errorCode: null,
        });
      return sendFile(storage, request, reply, file);
    },
  });
}
