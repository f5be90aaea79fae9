import { uploadArticleVideo } from '@tuyuan/contract/content/article-management.ts';
import { articleVideoPath } from '@tuyuan/contract/content/content-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { anonymousCaller, sendFile } from '../../site/index.ts';
import { findArticleVideo, storeArticleVideo } from './article-video.ts';

const Key = z.object({ key: z.string().regex(/^[\w-]{22}$/) });

/** Films in articles: taken from editors, played by parts. */
export function articleVideoRoutes(app: FastifyInstance, storage: BlobStore): void {
  bindEndpoint(app, uploadArticleVideo, async ({ tenant }, _input, { bytes }) => ({
    path: articleVideoPath(await storeArticleVideo(storage, tenant, bytes)),
  }));

  app.route({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: articleVideoPath(':key'),
    async handler(request, reply) {
      const params = Key.safeParse(request.params);
      if (!params.success) throw new AppError('Resource.NotFound');
      const { tenant } = await anonymousCaller(request);
      return sendFile(storage, request, reply, await findArticleVideo(storage, tenant, params.data.key));
    },
  });
}
