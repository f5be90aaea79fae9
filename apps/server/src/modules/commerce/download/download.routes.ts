import { licensedPicturePath, orderFilesPath } from '@tuyuan/contract/commerce/commerce-path.ts';
import * as order from '@tuyuan/contract/commerce/order.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { isSignedIn, type RequestContext, type SignedInContext } from '../../../platform/http/request-context.ts';
import { findOriginalOf } from '../../library/index.ts';
import { type MarkOriginal, readCaller, sendFile } from '../../site/index.ts';
import { type CertificateDeps, certificateOf, isOfVideo } from '../licence/index.ts';
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

/**
 * Links to what was bought, and the files behind them. A browser follows them, so the cookie identifies the caller. A video
 * is sent as it was uploaded, in parts too.
 */
export function downloadRoutes(app: FastifyInstance, deps: DownloadDeps): void {
  const { countDownload, storage, takePlace } = deps;
  const files: LicensedFiles = {
    picture: (caller, licence, variant) =>
      deps.markOriginal(caller, licence.imageId, {
        userId: caller.actor.id,
        purpose: 'license',
        licenseId: licence.id,
        ...(variant === 'web' && { maxSide: webSide }),
      }),
    async video(caller, { videoId, no }) {
      await noteVideo(caller, videoId, no);
      const { key, headers } = await originalOf(caller, videoId);
      return { content: await storage.read(key), fileName: headers['content-disposition']?.split('"')[1] ?? '' };
    },
    certificate: (caller, no) => certificateOf(deps, caller, no),
  };
  const originalOf = ({ db, tenant }: SignedInContext, videoId: number) =>
    findOriginalOf({ db, schema: tenant.schema, storage }, videoId);
  // As where the office downloads one: what left the house is on record, before a byte leaves.
  const noteVideo = (caller: SignedInContext, id: number, licence: string) =>
    app.services.recordAudit(caller, {
      service: 'resource',
      action: 'DownloadVideo',
      parameters: { id, licence },
      durationMs: 0,
      errorCode: null,
    });
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
      if (isOfVideo(licence)) {
        const file = await originalOf(caller, licence.videoId);
        await noteVideo(caller, licence.videoId, licence.no);
        return sendFile(storage, request, reply, file);
      }
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
        for (const licence of licences) if (!isOfVideo(licence)) countDownload(caller, licence.imageId);
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
