import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { createContext } from '../../../platform/http/create-context.ts';
import { bearerToken } from '../../../platform/http/endpoint-services.ts';
import { isSignedIn } from '../../../platform/http/request-context.ts';
import type { PartialFile, PartialKind } from './partial-kind.ts';
import { openPartialFiles, type PartialDeps, type PartialFiles } from './tus-server.ts';

const Params = z.object({ key: z.string().regex(/^[\w-]{22}$/) });
/** Of HEAD and PATCH by one person: a file's pieces are calls of their own. */
const perMinute = 6000;

/** The bytes of announced files, by the tus protocol (HEAD and PATCH): announcing stands for its creation. */
export async function uploadBytesRoutes(app: FastifyInstance, deps: PartialDeps, kind: PartialKind): Promise<void> {
  const opened = new Map<string, PartialFiles>();
  function filesOf(schema: string): PartialFiles {
    const files = opened.get(schema) ?? openPartialFiles(deps, kind, schema);
    opened.set(schema, files);
    return files;
  }

  await app.register(async (scope) => {
    // Left unread for tus, which limits it to what was announced.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
    scope.route({
      method: ['HEAD', 'PATCH'],
      url: `${kind.path}/:key`,
      config: { rateLimit: { max: perMinute } },
      async handler(request, reply) {
        const { upload, files } = await findUpload(request);
        if (!upload.isWaiting) return answerReceived(request, reply, upload);
        await files.prepare(upload);
        if (request.method === 'HEAD') await files.note(upload);
        reply.hijack();
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value);
        await files.tus.handle(request.raw, reply.raw).catch((error: unknown) => {
          request.log.error({ err: error, requestId: request.id }, 'upload interrupted');
          reply.raw.destroy();
        });
        if (request.method === 'PATCH') await files.note(upload).catch(() => undefined);
        return reply;
      },
    });
  });

  async function findUpload(request: FastifyRequest): Promise<{ upload: PartialFile; files: PartialFiles }> {
    const caller = await createContext(request, bearerToken(request));
    if (!isSignedIn(caller)) throw new AppError('Session.Required');
    const { data: params } = Params.safeParse(request.params);
    const upload = await orThrow(kind.findOwn(caller, params?.key ?? ''), 'Upload.NotFound');
    return { upload, files: filesOf(caller.tenant.schema) };
  }
}

/** A browser that didn't hear of the last piece's arrival learns that nothing is missing. Throws `Upload.NotFound`. */
function answerReceived(request: FastifyRequest, reply: FastifyReply, upload: PartialFile): FastifyReply {
  if (request.method !== 'HEAD' || upload.received !== upload.bytes) throw new AppError('Upload.NotFound');
  return reply
    .headers({
      'tus-resumable': '1.0.0',
      'upload-offset': upload.bytes,
      'upload-length': upload.bytes,
      'cache-control': 'no-store',
    })
    .send();
}
