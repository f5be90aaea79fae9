import * as order from '@tuyuan/contract/commerce/order.ts';
import { licensedPicturePath } from '@tuyuan/contract/resource-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { isSignedIn, type RequestContext } from '../../../platform/http/request-context.ts';
import { type MarkOriginal, readCaller } from '../../site/index.ts';
import { createDownloadLink, createOrderFilesLink } from './create-download-link.ts';
import { takeDownload } from './take-download.ts';

/** Long side of the web size, in pixels. */
const webSide = 2048;

export interface DownloadDeps {
  markOriginal: MarkOriginal;
  countDownload(caller: RequestContext, imageId: number): void;
}

/** Links to what was bought, and the files behind them. A browser follows them, so the cookie identifies the caller. */
export function downloadRoutes(app: FastifyInstance, { markOriginal, countDownload }: DownloadDeps): void {
  bindEndpoint(app, order.download, (context, input) => createDownloadLink(context, input));
  bindEndpoint(app, order.packageDownload, (context, input) => createOrderFilesLink(context, input));
  app.route({
    method: 'GET',
    exposeHeadRoute: false,
    url: licensedPicturePath(':token'),
    async handler(request, reply) {
      const caller = await readCaller(request);
      if (!isSignedIn(caller)) throw new AppError('Session.Required');
      const { token } = z.object({ token: z.string() }).parse(request.params);
      const { licences, variant } = await takeDownload(caller, token);
      const [licence] = licences;
      if (!licence) throw new AppError('Licence.NotFound');
      countDownload(caller, licence.imageId);
      const copy = await markOriginal(caller, licence.imageId, {
        userId: caller.actor.id,
        purpose: 'license',
        licenseId: licence.id,
        ...(variant === 'web' && { maxSide: webSide }),
      });
      return reply
        .headers({
          'content-type': copy.contentType,
          'content-disposition': `attachment; filename="${copy.fileName}"`,
          'cache-control': 'private, no-store',
          'accept-ranges': 'none',
        })
        .send(copy.bytes);
    },
  });
}
