import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readCaller, sendFile } from '../../site/index.ts';
import { findRelease } from './find-release.ts';
import type { UploadDeps } from './upload-deps.ts';

const Params = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});

/** Releases, for their authors and reviewers only. */
export function releaseRoutes(app: FastifyInstance, { storage }: Pick<UploadDeps, 'storage'>): void {
  app.route({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '/api/Resource/Release/:id',
    async handler(request, reply) {
      const params = Params.safeParse(request.params);
      if (!params.success) throw new AppError('Resource.NotFound');
      const file = await findRelease(storage, await readCaller(request), params.data.id);
      return sendFile(storage, request, reply, file);
    },
  });
}
