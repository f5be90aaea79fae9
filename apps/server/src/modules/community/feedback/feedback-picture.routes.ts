import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { readCaller } from '../../site/index.ts';
import { findSealedPicture } from './feedback-picture.repository.ts';

const Params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** Serves pictures beside feedback to their writer and, once sent, to the office; everyone else gets the same 404. */
export function feedbackPictureRoutes(app: FastifyInstance, box: Pick<SecretBox, 'openBytes'>): void {
  app.get('/api/Resource/Feedback/:id', { exposeHeadRoute: false }, async (request, reply) => {
    const params = Params.safeParse(request.params);
    const { db, actor } = await readCaller(request);
    if (!params.success || !actor) throw new AppError('Resource.NotFound');
    const { sealed, userId, isSent } = await orThrow(findSealedPicture(db, params.data.id), 'Resource.NotFound');
    const maySee = userId === actor.id || (isSent && actor.permissions.has('Pages.Feedback'));
    if (!maySee) throw new AppError('Resource.NotFound');
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'inline')
      .type('image/webp')
      .send(box.openBytes(sealed));
  });
}
