import { licensedPicturePath, orderFilesPath } from '@tuyuan/contract/commerce/commerce-path.ts';
import * as order from '@tuyuan/contract/commerce/order.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { isSignedIn, type RequestContext } from '../../../platform/http/request-context.ts';
import { type MarkOriginal, readCaller } from '../../site/index.ts';
import { type CertificateDeps, certificateOf } from '../licence/index.ts';
import { createDownloadLink, createOrderFilesLink } from './create-download-link.ts';
import { type LicensedFiles, orderFiles } from './order-files.ts';
import { takeDownload } from './take-download.ts';

/** Long side of the web size, in pixels. */
const webSide = 2048;

export interface DownloadDeps extends CertificateDeps {
  markOriginal: MarkOriginal;
  /** Takes one of the places for long answers and returns the function that releases it. Throws `Export.Busy`. */
  takePlace(): () => void;
  countDownload(caller: RequestContext, imageId: number): void;
}

/** Links to what was bought, and the files behind them. A browser follows them, so the cookie identifies the caller. */
export function downloadRoutes(app: FastifyInstance, deps: DownloadDeps): void {
  const { countDownload, takePlace } = deps;
  const files: LicensedFiles = {
    picture: (caller, licence, variant) =>
      deps.markOriginal(caller, licence.imageId, {
        userId: caller.actor.id,
        purpose: 'license',
        licenseId: licence.id,
        ...(variant === 'web' && { maxSide: webSide }),
      }),
    certificate: (caller, no) => certificateOf(deps, caller, no),
  };
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
      const copy = await files.picture(caller, licence, variant);
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
  app.route({
    method: 'GET',
    exposeHeadRoute: false,
    url: orderFilesPath(':token'),
    async handler(request, reply) {
      const caller = await readCaller(request);
      if (!isSignedIn(caller)) throw new AppError('Session.Required');
      const { token } = z.object({ token: z.string() }).parse(request.params);
      const givePlace = takePlace();
      try {
        const { licences, variant, orderNo } = await takeDownload(caller, token);
        for (const { imageId } of licences) countDownload(caller, imageId);
        const zip = orderFiles(files, caller, licences, variant);
        zip.once('close', givePlace);
        return await reply
          .headers({
            'content-type': 'application/zip',
            'content-disposition': `attachment; filename="${orderNo}.zip"`,
            'cache-control': 'private, no-store',
          })
          .send(zip);
      } catch (error) {
        givePlace();
        throw error;
      }
    },
  });
}
