import { certificatePath } from '@tuyuan/contract/commerce/commerce-path.ts';
import * as licence from '@tuyuan/contract/commerce/licence.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { isSignedIn } from '../../../platform/http/request-context.ts';
import { readCaller } from '../../site/index.ts';
import { type CertificateDeps, certificateOf } from './certificate.ts';
import { listLicencesOf, listLicenceTexts } from './licence.repository.ts';
import { verifyFile, verifyLicence } from './verify-licence.ts';

export function licenceRoutes(app: FastifyInstance, deps: CertificateDeps): void {
  bindEndpoint(app, licence.verifyLicence, (context, { no }) => verifyLicence(context, no));
  bindEndpoint(app, licence.verifyFile, (context, { sha256 }) => verifyFile(context, sha256));
  bindEndpoint(app, licence.getLicenceTexts, ({ db }) => listLicenceTexts(db));
  bindEndpoint(app, licence.getImageLicences, ({ db, actor }, wanted) => listLicencesOf(db, actor.id, wanted));
  bindEndpoint(app, licence.getVideoLicences, ({ db, actor }, wanted) => listLicencesOf(db, actor.id, wanted));
  // A browser opens it, so the cookie identifies the caller.
  app.route({
    method: 'GET',
    exposeHeadRoute: false,
    url: certificatePath(':no'),
    async handler(request, reply) {
      const caller = await readCaller(request);
      if (!isSignedIn(caller)) throw new AppError('Session.Required');
      const { no } = z.object({ no: z.string() }).parse(request.params);
      const certificate = await certificateOf(deps, caller, no);
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(`授权证书 ${no}.pdf`)}`,
          'cache-control': 'private, no-store',
        })
        .send(Buffer.from(certificate));
    },
  });
}
