import * as endpoints from '@tuyuan/contract/library/temp-image.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { anonymousCaller } from '../../site/index.ts';
import { createTempImage } from './create-temp-image.ts';
import { deleteTempImage, findSealedPicture, findTempImage } from './temp-image.repository.ts';
import { tempImageCookieName } from './temp-image-cookie.ts';
import type { TempImageDeps } from './temp-image-deps.ts';

/** Binds pictures to search with; each is shown to the browser that sent it only. */
export function tempImageRoutes(app: FastifyInstance, deps: TempImageDeps): void {
  bindEndpoint(app, endpoints.createTempImage, (context, _input, file) => createTempImage(deps, context, file));
  bindEndpoint(app, endpoints.preparePictureSearch, async ({ db, tenant }) => {
    deps.tables.warm({ db, schema: tenant.schema });
    return {};
  });
  bindEndpoint(app, endpoints.getTempImage, ({ db }, { tempKey }) =>
    orThrow(findTempImage(db, tempKey), 'TempImage.Gone'),
  );
  bindEndpoint(app, endpoints.deleteTempImage, async ({ db, cookies }, { tempKey }) => {
    const owner = cookies.read(tempImageCookieName);
    if (owner !== undefined) await deleteTempImage(db, tempKey, owner);
    return {};
  });
  app.get('/api/Resource/TempImage/:tempKey', { exposeHeadRoute: false }, async (request, reply) => {
    const params = endpoints.getTempImage.input.safeParse(request.params);
    const owner = request.cookies[tempImageCookieName];
    if (!params.success || owner === undefined) throw new AppError('Resource.NotFound');
    const { db } = await anonymousCaller(request);
    const sealed = await orThrow(findSealedPicture(db, params.data.tempKey, owner), 'Resource.NotFound');
    return reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'content-disposition': 'inline' })
      .type('image/webp')
      .send(deps.box.openBytes(sealed));
  });
}
