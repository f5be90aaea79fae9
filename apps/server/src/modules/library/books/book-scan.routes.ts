import { bookScanWidths } from '@tuyuan/contract/library/book-scan-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { readCaller, sendFile } from '../../site/index.ts';
import { findBookScan } from './find-book-scan.ts';

const Params = z.object({
  key: z.string().regex(/^[\w-]{22}$/),
  width: z.coerce.number().pipe(z.literal(bookScanWidths)),
});

/** GET and HEAD of rendered pages. Every invalid address gets the same 404. */
export function bookScanRoutes(app: FastifyInstance, storage: BlobStore): void {
  app.route({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '/api/Resource/BookScan/:key/:width',
    async handler(request, reply) {
      const params = Params.safeParse(request.params);
      if (!params.success) throw new AppError('Resource.NotFound');
      const file = await findBookScan(storage, await readCaller(request), params.data);
      return sendFile(storage, request, reply, file);
    },
  });
}
