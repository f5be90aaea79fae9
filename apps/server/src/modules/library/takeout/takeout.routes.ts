import { createTakeout as createTakeoutEndpoint } from '@tuyuan/contract/library/picture-takeout.ts';
import { ownPicturesPath } from '@tuyuan/contract/resource-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { isSignedIn } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { hashExportToken, readCaller, takeExportLink } from '../../site/index.ts';
import { createTakeout, takeoutLinkName } from './create-takeout.ts';
import { ownPictures } from './own-pictures.ts';

interface TakeoutDeps {
  storage: BlobStore;
  /** Takes one of the places for exports and returns the function that releases it. Throws `Export.Busy`. */
  takePlace(): () => void;
}

const Filters = z.object({ ids: z.array(z.int()) });

/** The link to one's own pictures, and the download behind it. A browser follows it, so the cookie identifies the caller. */
export function takeoutRoutes(app: FastifyInstance, { storage, takePlace }: TakeoutDeps): void {
  bindEndpoint(app, createTakeoutEndpoint, (context, { ids }) => createTakeout(context, ids));
  app.route({
    method: 'GET',
    exposeHeadRoute: false,
    url: ownPicturesPath(':token'),
    async handler(request, reply) {
      const caller = await readCaller(request);
      if (!isSignedIn(caller)) throw new AppError('Session.Required');
      const { token } = z.object({ token: z.string() }).parse(request.params);
      const givePlace = takePlace();
      try {
        const link = await takeExportLink(caller.db, hashExportToken(token), caller.actor.id);
        if (link?.list !== takeoutLinkName) throw new AppError('Export.LinkUsed');
        const { ids } = Filters.parse(link.filters);
        const pictures = ownPictures(caller.db, storage, { authorId: caller.actor.id, ids });
        pictures.once('close', givePlace);
        void reply
          .header('content-type', 'application/zip')
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent('我的图片.zip')}`)
          .header('cache-control', 'private, no-store');
        return await reply.send(pictures);
      } catch (error) {
        givePlace();
        throw error;
      }
    },
  });
}
