import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { readCaller } from '../../site/index.ts';
import { findSealedIdCard } from './id-card.repository.ts';

const Params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** Serves identity cards to reviewers; everyone else gets the same 404. Each view is in the audit log before a byte leaves. */
export function idCardRoutes(app: FastifyInstance, box: SecretBox): void {
  app.get('/api/Resource/IdCard/:id', { exposeHeadRoute: false }, async (request, reply) => {
    const params = Params.safeParse(request.params);
    const caller = await readCaller(request);
    if (!params.success || !caller.actor?.permissions.has('Pages.Photographers.Review'))
      throw new AppError('Resource.NotFound');
    const { id } = params.data;
    const { sealed, applicationId } = await orThrow(findSealedIdCard(caller.db, id), 'Resource.NotFound');
    await app.services.recordAudit(caller, {
      service: 'resource',
      action: 'ViewIdCard',
      parameters: { id },
      durationMs: 0,
      errorCode: null,
      subject: { kind: 'photographer', ids: [applicationId] },
    });
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'inline')
      .type('image/webp')
      .send(box.openBytes(sealed));
  });
}
