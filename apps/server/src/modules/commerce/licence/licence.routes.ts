import * as licence from '@tuyuan/contract/commerce/licence.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { listImageLicences, listLicenceTexts } from './licence.repository.ts';
import { verifyFile, verifyLicence } from './verify-licence.ts';

export function licenceRoutes(app: FastifyInstance): void {
  bindEndpoint(app, licence.verifyLicence, (context, { no }) => verifyLicence(context, no));
  bindEndpoint(app, licence.verifyFile, (context, { sha256 }) => verifyFile(context, sha256));
  bindEndpoint(app, licence.getLicenceTexts, ({ db }) => listLicenceTexts(db));
  bindEndpoint(app, licence.getImageLicences, ({ db, actor }, { imageId }) => listImageLicences(db, actor.id, imageId));
}
